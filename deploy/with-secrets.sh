#!/bin/sh
# Settings that are secrets come as files named like them (/run/secrets/DATABASE_URL), so that no list of processes shows them.
set -eu
for file in /run/secrets/*; do
  [ -f "$file" ] || continue
  export "$(basename "$file")=$(cat "$file")"
done
exec "$@"
