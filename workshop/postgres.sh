#!/usr/bin/env bash
# Makes sure that PostgreSQL's programs are on this machine, for the tests that start a server of their own.
set -euo pipefail

there() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

there && exit
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests need PostgreSQL (initdb, pg_ctl). On Debian or Ubuntu type:" >&2
    echo "    sudo apt-get update && sudo apt-get install -y postgresql" >&2
    echo "and run this again." >&2
    exit 1
fi

echo "Installing the system package postgresql"
# A cluster for the whole machine is not wanted: the tests make and remove one of their own.
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] ||
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null
if ! there; then
    echo "PostgreSQL was installed, but its initdb is not to be found." >&2
    exit 1
fi
