#!/usr/bin/env bash
# npm.sh [--in FOLDER] [--quiet] WORDS...: runs npm in web/, or in FOLDER, with the Node that node.sh finds. With
# --quiet its words are shown only when it fails.
set -euo pipefail
cd "$(dirname "$0")/.."

PATH="$(workshop/node.sh):$PATH"
folder=web
if [ "$1" = --in ]; then
    folder=$2
    shift 2
fi
cd "$folder"
if [ "$1" != --quiet ]; then
    exec npm --silent "$@"
fi
shift
said=$(mktemp)
trap 'rm -f "$said"' EXIT
if ! NO_COLOR=1 npm "$@" >"$said" 2>&1; then
    cat "$said" >&2
    exit 1
fi
