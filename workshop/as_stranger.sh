#!/usr/bin/env bash
# as_stranger.sh COMMAND...: runs COMMAND as an ordinary user on a machine with little more than Python and make, for
# example `workshop/as_stranger.sh make test`. The commit that is checked out is cloned into that user's home (WARM=1
# keeps the clone of the last run, with its environments); PostgreSQL, browsers, Node, fonts and Python's ensurepip
# are hidden from it, and from nobody else. This needs root, on Linux.
set -euo pipefail
cd "$(dirname "$0")/.."

user=rulebound-stranger
path=/usr/local/bin:/usr/bin:/bin

# Inside a mount namespace of its own, where something empty lies over each of them.
if [ "${1:-}" = --hidden ]; then
    folder=$2
    shift 2
    for name in initdb pg_ctl postgres psql chromium chromium-browser google-chrome google-chrome-stable node npm npx; do
        for place in $(PATH=$path type -aP "$name"); do
            mount --bind /dev/null "$place"
        done
    done
    for place in /usr/lib/postgresql /usr/share/fonts /usr/lib/python3*/ensurepip; do
        [ ! -d "$place" ] || mount -t tmpfs none "$place"
    done
    cd "$folder"
    exec runuser -u "$user" -- env -u CHROMIUM -u DISPLAY -u WAYLAND_DISPLAY -u BROWSER -u PYTHON -u XDG_CACHE_HOME \
        -u XDG_CONFIG_HOME -u XDG_DATA_HOME HOME="${folder%/*}" USER="$user" PATH="$path" "$@"
fi

id -u "$user" >/dev/null 2>&1 || useradd --create-home "$user"
home=$(getent passwd "$user" | cut -d: -f6)
folder=$home/rulebound
if [ -z "${WARM:-}" ] || [ ! -d "$folder" ]; then
    rm -rf "$folder" "$home/.cache"
    git clone --quiet --no-hardlinks . "$folder"
    chown -R "$user:" "$folder"
fi
exec unshare --mount "$0" --hidden "$folder" "$@"
