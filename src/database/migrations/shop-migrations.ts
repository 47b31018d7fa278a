import { type Kysely, sql } from 'kysely'
import { createIndexes, type Migrations, optional, required } from './schema-helpers.ts'

/** The first tables of the shop. */
export const shopMigrations: Migrations = {
  async '0001-shop'(db) {
    await people(db)
    await catalogue(db)
    await delivery(db)
    await orders(db)
    await payments(db)
    await housekeeping(db)
  },
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('text', 'name', 'surname', 'email', 'phone'))
    .addColumn('profile_picture', 'text')
    .$call(required('integer', 'suspended'))
    .$call(required('text', 'role'))
    .$call(required('bigint', 'created_at', 'updated_at'))
    .execute()
  await createIndexes(db, 'users_by_email on users (email)')

  await db.schema
    .createTable('admins')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.unique())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .$call(required('text', 'role'))
    .addColumn('added_by', 'text')
    .$call(required('bigint', 'created_at'))
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .$call(required('text', 'user_id'))
    .$call(required('bigint', 'created_at', 'expires_at'))
    .execute()
  await createIndexes(db, 'sessions_by_user on sessions (user_id)')
}

async function catalogue(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('text', 'name'))
    .addColumn('image', 'text')
    .$call(required('integer', 'position'))
    .$call(required('bigint', 'created_at', 'updated_at'))
    .execute()

  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('text', 'name', 'description', 'care'))
    .addColumn('image', 'text')
    .$call(required('text', 'images'))
    .$call(required('integer', 'price'))
    .addColumn('sale_price', 'integer')
    .$call(optional('bigint', 'sale_start_date', 'sale_end_date'))
    .addColumn('category', 'text', (c) => c.notNull().references('categories.id'))
    .addColumn('stock', 'integer')
    .$call(required('integer', 'lead_days'))
    .$call(required('bigint', 'created_at', 'updated_at'))
    .addCheckConstraint('products_price_not_negative', sql`price >= 0`)
    .addCheckConstraint('products_stock_not_negative', sql`stock is null or stock >= 0`)
    .execute()
  await createIndexes(
    db,
    'products_newest on products (created_at desc, id desc)',
    'products_newest_of_category on products (category, created_at desc, id desc)',
  )
}

async function delivery(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('delivery_zones')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('text', 'name'))
    .$call(required('integer', 'fee', 'open', 'position'))
    .addCheckConstraint('delivery_zones_fee_not_negative', sql`fee >= 0`)
    .execute()

  await db.schema
    .createTable('delivery_slots')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('text', 'name'))
    .$call(required('integer', 'start_minute', 'end_minute', 'cutoff_minute'))
    .$call(required('integer', 'capacity', 'position'))
    .execute()

  await db.schema
    .createTable('delivery_closures')
    .addColumn('date', 'text', (c) => c.primaryKey())
    .$call(required('text', 'reason'))
    .execute()

  await db.schema
    .createTable('slot_bookings')
    .$call(required('text', 'date'))
    .addColumn('slot_id', 'text', (c) => c.notNull().references('delivery_slots.id'))
    .$call(required('integer', 'booked'))
    .addPrimaryKeyConstraint('slot_bookings_key', ['date', 'slot_id'])
    .addCheckConstraint('slot_bookings_not_negative', sql`booked >= 0`)
    .execute()
}

async function orders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .$call(required('text', 'user_id', 'idempotency_key'))
    .$call(required('text', 'status', 'payment_method', 'payment_status'))
    .$call(required('integer', 'subtotal', 'delivery_fee', 'total', 'captured', 'refunded'))
    .$call(required('text', 'recipient_name', 'recipient_phone', 'zone_id', 'zone_name'))
    .$call(required('text', 'street', 'building', 'floor', 'address_notes'))
    .$call(required('text', 'delivery_date', 'slot_id', 'slot_name'))
    .$call(required('integer', 'slot_start_minute', 'slot_end_minute'))
    .$call(required('text', 'card_message'))
    .$call(required('integer', 'sender_shown'))
    .$call(required('text', 'contact_name', 'contact_email', 'contact_phone'))
    .addColumn('expires_at', 'bigint')
    .$call(required('bigint', 'created_at', 'updated_at'))
    .addUniqueConstraint('orders_placed_once', ['user_id', 'idempotency_key'])
    .addCheckConstraint('orders_total_adds_up', sql`total = subtotal + delivery_fee`)
    .addCheckConstraint(
      'orders_refunded_within_captured',
      sql`refunded >= 0 and refunded <= captured`,
    )
    .execute()
  await createIndexes(
    db,
    'orders_newest on orders (created_at desc, id desc)',
    'orders_newest_of_status on orders (status, created_at desc, id desc)',
    'orders_newest_of_user on orders (user_id, created_at desc, id desc)',
  )

  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .$call(required('integer', 'position'))
    .$call(required('text', 'product_id', 'name'))
    .addColumn('image', 'text')
    .$call(required('integer', 'unit_price', 'quantity', 'line_total', 'stock_taken'))
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'position'])
    .addCheckConstraint('order_lines_add_up', sql`line_total = unit_price * quantity`)
    .addCheckConstraint('order_lines_some', sql`quantity > 0`)
    .execute()

  await db.schema
    .createTable('order_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .$call(required('bigint', 'at'))
    .$call(required('text', 'actor_kind'))
    .$call(optional('text', 'actor_id', 'from_status'))
    .$call(required('text', 'to_status', 'note'))
    .execute()
  await createIndexes(db, 'order_events_of_order on order_events (order_id, at)')
}

async function payments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .$call(required('integer', 'attempt'))
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .$call(required('text', 'method'))
    .$call(required('integer', 'method_id', 'amount'))
    .$call(required('text', 'currency', 'status'))
    .addColumn('provider_order_id', 'text', (c) => c.unique())
    .$call(optional('text', 'provider_intention_id', 'checkout_url'))
    .$call(optional('text', 'transaction_id', 'failure_reason'))
    .$call(required('bigint', 'created_at', 'updated_at'))
    .addUniqueConstraint('payments_attempt_once', ['order_id', 'attempt'])
    .execute()

  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('provider_event', 'text', (c) => c.notNull().unique())
    .addColumn('payment_id', 'text')
    .$call(required('text', 'source', 'verdict', 'body'))
    .$call(required('bigint', 'received_at'))
    .execute()

  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('payment_id', 'text', (c) => c.notNull().references('payments.id'))
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .$call(required('integer', 'amount'))
    .$call(required('text', 'reason', 'status'))
    .addColumn('transaction_id', 'text')
    .$call(required('bigint', 'created_at', 'updated_at'))
    .addCheckConstraint('refunds_some', sql`amount > 0`)
    .execute()
  await createIndexes(db, 'refunds_of_order on refunds (order_id)')
}

async function housekeeping(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('text', 'kind', 'payload'))
    .addColumn('unique_key', 'text', (c) => c.unique())
    .$call(required('bigint', 'run_at', 'leased_until'))
    .$call(required('integer', 'attempts'))
    .addColumn('last_error', 'text')
    .addColumn('died_at', 'bigint')
    .$call(required('bigint', 'created_at'))
    .execute()
  await createIndexes(db, 'jobs_due on jobs (died_at, run_at)')

  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('integer', 'width', 'height'))
    .$call(required('text', 'placeholder'))
    .addColumn('created_by', 'text')
    .$call(required('bigint', 'created_at'))
    .execute()

  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .$call(required('bigint', 'at'))
    .$call(required('text', 'actor_id', 'action', 'subject'))
    .$call(optional('text', 'before', 'after'))
    .execute()
}
