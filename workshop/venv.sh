#!/usr/bin/env bash
# venv.sh FOLDER REQUIREMENTS: makes the virtual environment FOLDER if needed and installs the locked
# requirements into it. PYTHON names the interpreter; without it the newest supported one is taken.
set -euo pipefail

folder=$1
requirements=$2

recent_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
    local name
    # Each is tried, not just looked up: version managers leave names on the path that do not run.
    for name in ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3}; do
        if recent_enough "$name"; then
            echo "$name"
            return
        fi
    done
    if [ -n "${PYTHON:-}" ]; then
        echo "PYTHON=$PYTHON is not a working Python 3.11 or newer." >&2
    else
        echo "Python 3.11 or newer is needed and was not found. Install it, or name it: make setup PYTHON=..." >&2
    fi
    return 1
}

# Debian and Ubuntu keep ensurepip, without which an environment has no pip, in a package of its own. The wheel that
# it would install can be had without root: apt-get fetches it, with lists of its own, for a fresh machine has none.
fetch_pip() {
    local apt=(apt-get -qq -o Dir::State::Lists="$1/lists" -o Dir::Cache="$1/cache" -o APT::Sandbox::User="$(id -un)")
    mkdir -p "$1/lists/partial" "$1/cache/archives/partial"
    "${apt[@]}" update && (cd "$1" && "${apt[@]}" download python3-pip-whl && dpkg-deb -x python3-pip-whl_*.deb .)
}

make_without_ensurepip() {
    local python=$1 kept wheel package
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    echo "Fetching pip, for $package is not installed (about half a minute)"
    kept=$(mktemp -d)
    if command -v apt-get >/dev/null && fetch_pip "$kept"; then
        wheel=$(echo "$kept"/usr/share/python-wheels/pip-*.whl)
        "$python" -m venv --clear --without-pip "$folder"
        "$folder/bin/python" "$wheel/pip" install -qq --no-index --disable-pip-version-check "$wheel"
        rm -rf "$kept"
        return
    fi
    rm -rf "$kept"
    echo "$python cannot make virtual environments yet. On Debian or Ubuntu type:" >&2
    echo "    sudo apt-get update && sudo apt-get install -y $package" >&2
    echo "and run this again." >&2
    return 1
}

if ! "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    echo "Creating $folder with $("$python" --version) (a few seconds)"
    if "$python" -c 'import ensurepip; ensurepip.version()' >/dev/null 2>&1; then
        "$python" -m venv --clear "$folder"
    else
        make_without_ensurepip "$python"
    fi
fi

echo "Installing $requirements into $folder (up to a minute)"
"$folder/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes -r "$requirements"
