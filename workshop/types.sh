#!/usr/bin/env bash
# types.sh [--check]: writes the web client's types from the server's schemas: web/src/lib/schema.ts, and
# web/src/games/<game>/schema.ts for what only one game has.
# With --check it changes nothing, and fails when a file is not what would be written.
set -euo pipefail
cd "$(dirname "$0")/.."

schema=$(mktemp)
fresh=$(mktemp -d)
trap 'rm -rf "$schema" "$fresh"' EXIT

.venv/bin/rulebound schema >"$schema"
if [ "${1:-}" != --check ]; then
    workshop/npm.sh run types -- "$schema"
    echo "Written: web/src/lib/schema.ts web/src/games/*/schema.ts"
    exit
fi
workshop/npm.sh run types -- "$schema" "$fresh"
for types in web/src/lib/schema.ts web/src/games/*/schema.ts; do
    if ! cmp -s "$fresh/${types#web/src/}" "$types"; then
        diff -u "$types" "$fresh/${types#web/src/}" | head -40 >&2 || true
        echo "$types is not what the server's schemas say: run \`make types\` and commit it." >&2
        exit 1
    fi
done
