import type { Kysely } from 'kysely'

/** What a line of an order was before staff put something else in its place, and the orders of a day for its routes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('instead_of', 'text').execute()
  await db.schema
    .createIndex('orders_of_a_delivery_day')
    .on('orders')
    .columns(['delivery_date', 'slot_id'])
    .execute()
}
