-- Creates the role and the database of the shop, as the administrator of PostgreSQL 15 or newer:
--   sudo -u postgres psql --set=ON_ERROR_STOP=1 --file=deploy/postgresql/create-database.sql
-- It asks for the password. The role owns its tables and nothing else.

create role shop login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
\if :{?password}
  alter role shop password :'password';
\else
  \password shop
\endif
-- The administrator owns the database: its owner could create schemas.
create database shop template template0 encoding 'UTF8';
revoke all on database shop from public;
grant connect on database shop to shop;
\connect shop
alter schema public owner to shop;
revoke all on schema public from public;
