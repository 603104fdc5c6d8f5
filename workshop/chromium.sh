#!/usr/bin/env bash
# Makes sure that a Chromium is on this machine, for the tests in a real browser, and prints where it is:
# CHROMIUM, if that is set, or else one that is on the path. Everything else goes to stderr.
set -euo pipefail

# Started, not just looked up: Ubuntu's package leaves a name on the path that only points to a snap.
runs() { "$1" --version >/dev/null 2>&1; }

find_browser() {
    local name path
    for name in chromium chromium-browser google-chrome google-chrome-stable \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
        if path=$(command -v "$name") && runs "$path"; then
            echo "$path"
            return
        fi
    done
    return 1
}

is_ubuntu() { grep -qs '^ID=ubuntu' "${OS_RELEASE:-/etc/os-release}"; }

if [ -n "${CHROMIUM:-}" ]; then
    if ! runs "$CHROMIUM"; then
        echo "CHROMIUM=$CHROMIUM is not a Chromium that runs." >&2
        exit 1
    fi
    echo "$CHROMIUM"
    exit
fi
find_browser && exit

if is_ubuntu; then
    echo "The tests need Chromium or Chrome. On Ubuntu the package chromium is only a stub for a snap, so either" >&2
    echo "    install Google Chrome from its .deb package, or type: sudo snap install chromium" >&2
    echo "and run this again; or name another browser: make test CHROMIUM=/path/to/chrome" >&2
    exit 1
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests need Chromium. On Debian type:" >&2
    echo "    sudo apt-get update && sudo apt-get install -y chromium fonts-dejavu-core" >&2
    echo "elsewhere install Chromium or Google Chrome. Then run this again, or name the browser:" >&2
    echo "    make test CHROMIUM=/path/to/chrome" >&2
    exit 1
fi

echo "Installing the system packages chromium and fonts-dejavu-core (a minute or two)" >&2
apt-get update -qq >&2
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
if ! find_browser; then
    echo "Chromium was installed, but it does not run here." >&2
    exit 1
fi
