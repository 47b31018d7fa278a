import type { Kysely } from 'kysely'

/** The original product of a substituted line, and an index for the routes of a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('instead_of', 'text').execute()
  await db.schema
    .createIndex('orders_of_a_delivery_day')
    .on('orders')
    .columns(['delivery_date', 'slot_id'])
    .execute()
}
