import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine.server.ts'
import { addColumn, createIndexes, type Migrations, required } from './schema-helpers.ts'

export const peopleMigrations: Migrations = {
  /** Search of users by name, email and phone, and an append-only audit log. */
  async '0012-people-and-record'(db, engine) {
    await addUserSearch(db, engine)
    await restrictAuditLog(db, engine)
  },

  /** Index of the audit log by actor and kind. */
  async '0016-record-by-person-and-kind'(db) {
    await createIndexes(
      db,
      'audit_log_newest_of_actor_and_kind on audit_log (actor_id, kind, at desc, id desc)',
    )
  },

  /** Prefixes of user search words, newest first, so that a page of a frequent name reads only its first matches. */
  async '0023-people-by-beginning'(db) {
    // A previous version leaves the defaults, which mark rows to backfill.
    await addColumn(db, 'user_words.beginning', 'text', '')
    await addColumn(db, 'user_words.created_at', 'bigint', 0)
    await sql`update user_words set beginning = substr(word, 1, 3), created_at =
      coalesce((select created_at from users where users.id = user_words.user_id), 0)`.execute(db)
    await createIndexes(
      db,
      'user_words_newest on user_words (beginning, created_at desc, user_id desc, word)',
    )
    // A covering index tells whether a user has a word.
    await db.schema.dropIndex('user_words_of_user').execute()
    await createIndexes(db, 'user_words_by_user on user_words (user_id, word)')
  },

  /** The language of a customer and of an order, for emails and documents. A previous version writes English. */
  async '0040-language'(db) {
    for (const table of ['users', 'orders'] as const) {
      await db.schema
        .alterTable(table)
        .addColumn('locale', 'text', (c) =>
          c.notNull().defaultTo('en').check(sql`locale in ('en', 'ar')`),
        )
        .execute()
    }
  },
}

async function addUserSearch(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await addColumn(db, 'users.verified_email', 'text')
  await createIndexes(
    db,
    'users_by_verified_email on users (verified_email)',
    'users_by_role on users (role)',
    'users_newest on users (created_at desc, id desc)',
    'users_newest_of_state on users (suspended, created_at desc, id desc)',
  )

  // Prefixes are searched as ranges, so words must sort by bytes.
  const word = engine === 'postgresql' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('user_words')
    .$call(required(word, 'word'))
    .$call(required('text', 'user_id'))
    .addPrimaryKeyConstraint('user_words_key', ['word', 'user_id'])
    .execute()
  await createIndexes(db, 'user_words_of_user on user_words (user_id)')
  await readWordsOfAllUsers(db)
}

async function restrictAuditLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await addColumn(db, 'audit_log.kind', 'text', 'settings')
  for (const [kind, nouns] of Object.entries(kinds)) {
    for (const noun of nouns) {
      await sql`update audit_log set kind = ${kind} where action like ${`${noun}.%`}`.execute(db)
    }
  }
  await createIndexes(
    db,
    'audit_log_newest on audit_log (at desc, id desc)',
    'audit_log_newest_of_actor on audit_log (actor_id, at desc, id desc)',
    'audit_log_newest_of_subject on audit_log (subject, at desc, id desc)',
    'audit_log_newest_of_kind on audit_log (kind, at desc, id desc)',
  )

  // A table of its own, because the audit log is permanent and the network of an entry is purged.
  await db.schema
    .createTable('audit_origins')
    .addColumn('entry_id', 'text', (c) => c.notNull().primaryKey())
    .$call(required('text', 'network'))
    .$call(required('bigint', 'at'))
    .execute()
  await createIndexes(db, 'audit_origins_oldest on audit_origins (at)')
  for (const statement of appendOnly[engine]) await statement.execute(db)
}

const kinds = {
  orders: ['order', 'orders'],
  refunds: ['refund'],
  products: ['product'],
  categories: ['category', 'categories'],
  people: ['role', 'user', 'invitation'],
  'sign-in': ['password', 'two-factor', 'recovery-codes', 'recovery-code', 'email'],
}

const appendOnly = {
  sqlite: [
    sql`create trigger audit_log_keeps_what_was before update on audit_log
    begin select raise(abort, 'The audit log is only ever added to.'); end`,
    sql`create trigger audit_log_keeps_all before delete on audit_log
    begin select raise(abort, 'The audit log is only ever added to.'); end`,
  ],
  postgresql: [
    sql`create function audit_log_is_only_added_to() returns trigger language plpgsql as $$
    begin raise exception 'The audit log is only ever added to.'; end $$`,
    sql`create trigger audit_log_keeps_what_was before update or delete on audit_log
    for each row execute function audit_log_is_only_added_to()`,
  ],
}

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
