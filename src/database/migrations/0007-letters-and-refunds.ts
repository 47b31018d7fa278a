import { type Kysely, sql } from 'kysely'

/** Photos for order emails, and details of refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_photos')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('image', 'text', (c) => c.notNull())
    .addColumn('taken_by', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_photos_key', ['order_id', 'kind'])
    .execute()

  await payments(db)
  await refunds(db)

  await db.schema
    .createTable('stock_counts')
    .addColumn('product_id', 'text', (c) => c.primaryKey())
    .addColumn('received', 'integer', (c) => c.notNull())
    .addColumn('product_updated_at', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
}

async function payments(db: Kysely<unknown>): Promise<void> {
  // One by one: SQLite adds only one column per statement.
  await db.schema.alterTable('payments').addColumn('paid_at', 'bigint').execute()
  await sql`update payments set paid_at = updated_at where status = 'paid'`.execute(db)
  // Refunded or requested; the constraint rejects more than the payment.
  await db.schema
    .alterTable('payments')
    .addColumn('returned', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`returned >= 0 and returned <= amount`),
    )
    .execute()
  await sql`update payments set returned = (
    select coalesce(sum(refunds.amount), 0) from refunds where refunds.payment_id = payments.id
  )`.execute(db)
}

async function refunds(db: Kysely<unknown>): Promise<void> {
  const add = () => db.schema.alterTable('refunds')
  await add()
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('refund'))
    .execute()
  await add().addColumn('requested_by', 'text').execute()
  await add().addColumn('sending_since', 'bigint').execute()
  await add().addColumn('failure_reason', 'text').execute()
}
