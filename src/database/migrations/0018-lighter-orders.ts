import { type Kysely, sql } from 'kysely'

/** Drops indexes that no query needs, because each one makes an order more expensive to write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An order's keys derive from its fields, and the primary key finds them.
  await db.schema.dropIndex('order_keys_of_order').execute()
  // Queried once a night for all days.
  await db.schema.dropIndex('orders_of_a_delivery_day').execute()
  await db.schema
    .createIndex('orders_unpaid_of_user')
    .on('orders')
    .column('user_id')
    .where(sql.ref('status'), '=', 'awaiting_payment')
    .execute()
}
