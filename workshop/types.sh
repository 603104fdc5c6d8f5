#!/usr/bin/env bash
# types.sh [--check]: writes the web client's types (web/src/lib/schema.ts) from the server's schemas.
# With --check it changes nothing, and fails when the file is not what would be written.
set -euo pipefail
cd "$(dirname "$0")/.."

types=web/src/lib/schema.ts
schema=$(mktemp)
fresh=$(mktemp)
trap 'rm -f "$schema" "$fresh"' EXIT

.venv/bin/rulebound schema >"$schema"
if [ "${1:-}" != --check ]; then
    workshop/npm.sh run types -- "$schema"
    echo "Written: $types"
    exit
fi
workshop/npm.sh run types -- "$schema" "$fresh"
if ! cmp -s "$fresh" "$types"; then
    diff -u "$types" "$fresh" | head -40 >&2 || true
    echo "$types is not what the server's schemas say: run \`make types\` and commit it." >&2
    exit 1
fi
