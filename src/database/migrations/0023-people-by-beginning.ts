import { type Kysely, sql } from 'kysely'

/** Prefixes of user search words, newest first, so that a page of a frequent name reads only its first matches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A previous version leaves the defaults, which mark rows to backfill.
  await db.schema
    .alterTable('user_words')
    .addColumn('beginning', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('user_words')
    .addColumn('created_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update user_words set beginning = substr(word, 1, 3), created_at =
    coalesce((select created_at from users where users.id = user_words.user_id), 0)`.execute(db)
  await db.schema
    .createIndex('user_words_newest')
    .on('user_words')
    .columns(['beginning', 'created_at desc', 'user_id desc', 'word'])
    .execute()
  // A covering index tells whether a user has a word.
  await db.schema.dropIndex('user_words_of_user').execute()
  await db.schema
    .createIndex('user_words_by_user')
    .on('user_words')
    .columns(['user_id', 'word'])
    .execute()
}
