import type { Kysely } from 'kysely'

/** Whether a session was begun by a guest: what a guest ordered is theirs still when they sign in to an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('guest', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
