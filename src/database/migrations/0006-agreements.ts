import { type Kysely, sql } from 'kysely'

/** Further terms of an order: substitutions, surcharges of peak days, and an address that the recipient gives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await orders(db)
  await timeline(db)

  await db.schema
    .createTable('delivery_peak_days')
    .addColumn('date', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('surcharge', 'integer', (c) => c.notNull())
    .addCheckConstraint('delivery_peak_days_cost_something', sql`surcharge > 0`)
    .execute()

  await db.schema
    .createTable('address_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('address_links_of_order')
    .on('address_links')
    .columns(['order_id', 'created_at'])
    .execute()
}

async function orders(db: Kysely<unknown>): Promise<void> {
  // One by one: SQLite adds only one column per statement.
  const add = () => db.schema.alterTable('orders')
  await add()
    .addColumn('if_missing', 'text', (c) => c.notNull().defaultTo('replace'))
    .execute()
  // The part of the delivery fee that is a surcharge; the fee includes it, so that a total stays lines plus fee.
  await add()
    .addColumn('surcharge', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await add()
    .addColumn('surcharge_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await add()
    .addColumn('address_by', 'text', (c) => c.notNull().defaultTo('sender'))
    .execute()
  await add().addColumn('address_given_at', 'bigint').execute()
  await sql`update orders set address_given_at = created_at`.execute(db)
  // Nothing is due for an order that was cancelled before any payment.
  await sql`update orders set payment_status = 'not_due'
    where status = 'cancelled' and captured = 0`.execute(db)
}

async function timeline(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('order_events')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('moved'))
    .execute()
  await db.schema
    .alterTable('order_events')
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  // The first event of an order has no status before it; the order of other events in one millisecond is unknown.
  await sql`update order_events set position = (
    select count(*) - 1 from order_events as earlier
    where earlier.order_id = order_events.order_id and (
      earlier.at < order_events.at
      or (earlier.at = order_events.at and earlier.from_status is null)
      or (earlier.at = order_events.at and order_events.from_status is not null
        and earlier.id <= order_events.id)
    )
  )`.execute(db)
  await db.schema.dropIndex('order_events_of_order').execute()
  await db.schema
    .createIndex('order_events_of_order')
    .on('order_events')
    .columns(['order_id', 'position'])
    .execute()
}
