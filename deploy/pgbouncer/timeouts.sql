-- The timeouts of the shop behind PgBouncer, which cannot pass them on, as the administrator of PostgreSQL:
--   sudo -u postgres psql --set=ON_ERROR_STOP=1 --file=deploy/pgbouncer/timeouts.sql
-- The values are the defaults of DATABASE_STATEMENT_TIMEOUT_MS, DATABASE_LOCK_TIMEOUT_MS and
-- DATABASE_IDLE_TRANSACTION_TIMEOUT_MS. They apply to new connections.

alter role shop set statement_timeout = '15s';
alter role shop set lock_timeout = '10s';
alter role shop set idle_in_transaction_session_timeout = '30s';
