import type { Kysely } from 'kysely'

/** When a session was last used, for sessions that end when they are not. Those of staff from before end with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('usedAt', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
