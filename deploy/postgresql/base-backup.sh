#!/bin/sh
# Takes a base backup of PostgreSQL, and deletes older ones: the newest two stay, and the archive since the older of them.
#
#     base-backup.sh /mnt/base /mnt/archive [how many stay]
#
# The connection is in libpq's variables (PGHOST, PGUSER …); without them it is the socket of this machine.
set -eu

backups=$1
archive=$2
keep=${3:-2}

# Leftovers of an interrupted run.
rm -rf "$backups"/*.part
new=$backups/$(date -u +%Y-%m-%dT%H-%M-%SZ)
pg_basebackup --pgdata="$new.part" --checkpoint=fast
mv "$new.part" "$new"

newest_first() {
  find "$backups" -mindepth 1 -maxdepth 1 -name '*Z' | sort -r
}

newest_first | tail -n "+$((keep + 1))" | while read -r old; do rm -r "$old"; done
oldest=$(newest_first | tail -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup "$archive" "$first"
