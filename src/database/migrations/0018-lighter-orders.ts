import { type Kysely, sql } from 'kysely'

/** An order is written in one place less for each index that no question needs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An order's keys follow from what it says, and are found by the table's own key.
  await db.schema.dropIndex('order_keys_of_order').execute()
  // Asked once a night, for all days at once.
  await db.schema.dropIndex('orders_of_a_delivery_day').execute()
  await db.schema
    .createIndex('orders_unpaid_of_user')
    .on('orders')
    .column('user_id')
    .where(sql.ref('status'), '=', 'awaiting_payment')
    .execute()
}
