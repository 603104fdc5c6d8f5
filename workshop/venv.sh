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

# Debian and Ubuntu keep ensurepip, without which an environment has no pip, in a package of its own.
need_ensurepip() {
    local python=$1 package
    "$python" -c 'import ensurepip' >/dev/null 2>&1 && return
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
        echo "$python cannot make virtual environments yet. On Debian or Ubuntu type:" >&2
        echo "    sudo apt-get update && sudo apt-get install -y $package" >&2
        echo "and run this again." >&2
        return 1
    fi
    echo "Installing the system package $package"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" >/dev/null
}

if ! "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    need_ensurepip "$python"
    echo "Creating $folder with $("$python" --version)"
    "$python" -m venv --clear "$folder"
fi

echo "Installing $requirements into $folder"
"$folder/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes -r "$requirements"
