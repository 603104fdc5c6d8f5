#!/usr/bin/env bash
# Rewrites the locked requirements: names, versions and hashes for every supported Python and system,
# and no address. Versions stay as they are unless an input asks otherwise; `--upgrade` renews them all.
# The web client's lock file is npm's; it is only completed.
set -euo pipefail
cd "$(dirname "$0")/.."

workshop/venv.sh .venv-lock requirements/lock.txt

compile() {
    local output=$1
    shift
    echo "Locking $output"
    # Settings of this machine (other indexes, folders of wheels) must not leak into the files.
    env -u UV_INDEX -u UV_DEFAULT_INDEX -u UV_EXTRA_INDEX_URL -u UV_INDEX_URL -u UV_FIND_LINKS \
        .venv-lock/bin/uv pip compile --no-config --quiet --universal --python-version 3.11 \
        --generate-hashes --custom-compile-command "make lock" --output-file "$output" "$@"
}

compile requirements/dev.txt "$@" pyproject.toml requirements/dev.in
# What a server needs to run, as containers install it.
compile requirements/run.txt "$@" --constraint requirements/dev.txt pyproject.toml
# What only learning, clusters and their tests need is large: to play, nobody has to fetch it.
compile requirements/learn.txt "$@" --extra cluster --extra learn --constraint requirements/dev.txt pyproject.toml
# The site of the docs is built in the working copy's own environment.
compile requirements/docs.txt "$@" --constraint requirements/dev.txt requirements/docs.in
for name in bench node postgres lock; do
    compile "requirements/$name.txt" "$@" "requirements/$name.in"
done

echo "Completing web/package-lock.json"
"$(workshop/node.sh)/node" web/scripts/lock.js
