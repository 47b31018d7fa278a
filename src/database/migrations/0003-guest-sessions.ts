import type { Kysely } from 'kysely'

/** Whether a session belongs to a guest, so that the orders of a guest can move to the account at sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('guest', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
