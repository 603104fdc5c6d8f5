#!/usr/bin/env bash
# types.sh [--check]: writes the web client's types from the server's schemas: web/src/lib/schema.ts, and the view of
# each game in web/src/games/<game>/schema.ts. With --check it changes nothing, and fails when a file is not what
# would be written.
set -euo pipefail
cd "$(dirname "$0")/.."

sources=web/src
schema=$(mktemp)
fresh=$(mktemp -d)
trap 'rm -rf "$schema" "$fresh"' EXIT

.venv/bin/rulebound schema >"$schema"
if [ "${1:-}" != --check ]; then
    workshop/npm.sh run types -- "$schema"
    echo "Written: $sources/lib/schema.ts and $sources/games/*/schema.ts"
    exit
fi
workshop/npm.sh run types -- "$schema" "$fresh"
stale=0
while read -r file; do
    if ! cmp -s "$fresh/$file" "$sources/$file"; then
        diff -u "$sources/$file" "$fresh/$file" | head -40 >&2 || true
        echo "$sources/$file is not what the server's schemas say: run \`make types\` and commit it." >&2
        stale=1
    fi
done < <(cd "$fresh" && find . -name schema.ts | sed 's|^\./||' | sort)
exit $stale
