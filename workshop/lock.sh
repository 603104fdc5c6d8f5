#!/usr/bin/env bash
# Rewrites the locked requirements: names, versions and hashes for every supported Python and system,
# and no address. Versions stay as they are unless an input asks otherwise; `--upgrade` renews them all.
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
for name in bench node lock; do
    compile "requirements/$name.txt" "$@" "requirements/$name.in"
done
