import type { Kysely } from 'kysely'

/**
 * A payment of another amount than was asked for: `amount` is what was taken, `requested_amount` what was asked, and
 * `difference` what staff decided: `open`, `accepted` or `refunded`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One by one: SQLite adds no two columns at once.
  await db.schema.alterTable('payments').addColumn('requested_amount', 'integer').execute()
  await db.schema.alterTable('payments').addColumn('difference', 'text').execute()
}
