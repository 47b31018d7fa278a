import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Engine } from '../engine.server.ts'

/** Search of users by name, email and phone, and an append-only audit log. */
export function peopleAndRecord(engine: Engine) {
  return async function up(db: Kysely<unknown>): Promise<void> {
    await people(db, engine)
    await record(db, engine)
  }
}

async function people(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('users').addColumn('verified_email', 'text').execute()
  await index(db, 'users', 'users_by_verified_email', ['verified_email'])
  await index(db, 'users', 'users_by_role', ['role'])
  await index(db, 'users', 'users_newest', ['created_at desc', 'id desc'])
  await index(db, 'users', 'users_newest_of_state', ['suspended', 'created_at desc', 'id desc'])

  // Prefixes are searched as ranges, so words must sort by bytes.
  const word = engine === 'postgresql' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('user_words')
    .addColumn('word', word, (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('user_words_key', ['word', 'user_id'])
    .execute()
  await index(db, 'user_words', 'user_words_of_user', ['user_id'])
  await readWordsOfAllUsers(db)
}

async function record(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .alterTable('audit_log')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('settings'))
    .execute()
  for (const [kind, nouns] of Object.entries(kinds)) {
    for (const noun of nouns) {
      await sql`update audit_log set kind = ${kind} where action like ${`${noun}.%`}`.execute(db)
    }
  }
  const newest = ['at desc', 'id desc']
  await index(db, 'audit_log', 'audit_log_newest', newest)
  await index(db, 'audit_log', 'audit_log_newest_of_actor', ['actor_id', ...newest])
  await index(db, 'audit_log', 'audit_log_newest_of_subject', ['subject', ...newest])
  await index(db, 'audit_log', 'audit_log_newest_of_kind', ['kind', ...newest])

  // A table of its own, because the audit log is permanent and the network of an entry is purged.
  await db.schema
    .createTable('audit_origins')
    .addColumn('entry_id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await index(db, 'audit_origins', 'audit_origins_oldest', ['at'])
  for (const statement of engine === 'postgresql' ? keptByPostgresql : keptBySqlite) {
    await statement.execute(db)
  }
}

const kinds = {
  orders: ['order', 'orders'],
  refunds: ['refund'],
  products: ['product'],
  categories: ['category', 'categories'],
  people: ['role', 'user', 'invitation'],
  'sign-in': ['password', 'two-factor', 'recovery-codes', 'recovery-code', 'email'],
}

const keptBySqlite: RawBuilder<unknown>[] = [
  sql`create trigger audit_log_keeps_what_was before update on audit_log
    begin select raise(abort, 'The audit log is only ever added to.'); end`,
  sql`create trigger audit_log_keeps_all before delete on audit_log
    begin select raise(abort, 'The audit log is only ever added to.'); end`,
]

const keptByPostgresql: RawBuilder<unknown>[] = [
  sql`create function audit_log_is_only_added_to() returns trigger language plpgsql as $$
    begin raise exception 'The audit log is only ever added to.'; end $$`,
  sql`create trigger audit_log_keeps_what_was before update or delete on audit_log
    for each row execute function audit_log_is_only_added_to()`,
]

/** Splits words as the shop did at the time of this migration; from then on every saved profile does. */
async function readWordsOfAllUsers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: string
    name: string
    surname: string
    email: string
    phone: string
  }>`select id, name, surname, email, phone from users`.execute(db)
  for (const { id, name, surname, email, phone } of rows) {
    const text = [name, surname, email].join(' ').normalize('NFKD').replace(/\p{M}/gu, '')
    const words = new Set([email, ...(text.match(/[\p{L}\p{N}]+/gu) ?? []), phone.slice(1)])
    if (phone.startsWith('+20')) words.add(`0${phone.slice(3)}`)
    for (const word of words) {
      if (word === '') continue
      const small = word.toLowerCase().slice(0, 60)
      await sql`insert into user_words (word, user_id) values (${small}, ${id})
        on conflict (word, user_id) do nothing`.execute(db)
    }
  }
}

async function index(
  db: Kysely<unknown>,
  table: string,
  name: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}
