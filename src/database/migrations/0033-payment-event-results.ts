import type { Kysely } from 'kysely'

/** `result` replaces `verdict`, which the previous version still writes alone (decision 24). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payment_events').addColumn('result', 'text').execute()
}
