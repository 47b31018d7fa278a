import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'

export type SandboxDatabase = Database.Database

const schema = `
  create table if not exists intentions (
    order_id integer primary key,
    client_secret text not null unique,
    reference text,
    document text not null
  );
  create index if not exists intentions_reference on intentions (reference, order_id);
  create table if not exists transactions (
    id integer primary key,
    order_id integer not null references intentions (order_id),
    settle_at integer,
    document text not null
  );
  create index if not exists transactions_order on transactions (order_id, id);
  create table if not exists deliveries (
    id integer primary key,
    transaction_id integer not null,
    state text not null,
    document text not null
  );
  create index if not exists deliveries_transaction on deliveries (transaction_id, id);
  create table if not exists integration_callbacks (
    integration_id integer primary key,
    document text not null
  );
  create table if not exists signing_keys (
    id text primary key,
    document text not null
  );
  create table if not exists mails (
    id integer primary key,
    recipients text not null,
    document text not null
  );
  create table if not exists messages (
    id integer primary key,
    recipient text not null,
    document text not null
  );
`

/** Opens the file (or ':memory:') and creates missing tables. */
export function openDatabase(file: string): SandboxDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.exec(schema)
  return database
}
