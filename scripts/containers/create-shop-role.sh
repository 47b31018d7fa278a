#!/bin/sh
# Runs once, when the volume of the database is empty. The shop gets a role of its own: it owns its tables and nothing else.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$SHOP_DATABASE_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role shop login password :'password'
  nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
select format('revoke all on database %I from public', current_database()) \gexec
select format('grant connect on database %I to shop', current_database()) \gexec
alter schema public owner to shop;
SQL
