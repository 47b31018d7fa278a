import type { Kysely } from 'kysely'

/** Last use of a session, for the idle timeout. Sessions of staff from before end with this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('usedAt', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
