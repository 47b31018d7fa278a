import type { Kysely } from 'kysely'

/**
 * A payment whose amount differs from the requested one: `amount` is captured, `requested_amount` was requested, and
 * `difference` is the decision of staff: `open`, `accepted` or `refunded`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One by one: SQLite adds only one column per statement.
  await db.schema.alterTable('payments').addColumn('requested_amount', 'integer').execute()
  await db.schema.alterTable('payments').addColumn('difference', 'text').execute()
}
