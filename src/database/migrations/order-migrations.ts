import { type Kysely, sql } from 'kysely'
import { foldText } from '../fold-text.ts'
import { orderKeysOf } from '../order-keys.ts'
import { addColumn, createIndexes, type Migrations, optional, required } from './schema-helpers.ts'

export const orderMigrations: Migrations = {
  /** Further terms of an order: substitutions, surcharges of peak days, and an address that the recipient gives. */
  async '0006-agreements'(db) {
    await addColumn(db, 'orders.if_missing', 'text', 'replace')
    // The part of the delivery fee that is a surcharge; the fee includes it, so that a total stays lines plus fee.
    await addColumn(db, 'orders.surcharge', 'integer', 0)
    await addColumn(db, 'orders.surcharge_name', 'text', '')
    await addColumn(db, 'orders.address_by', 'text', 'sender')
    await addColumn(db, 'orders.address_given_at', 'bigint')
    await sql`update orders set address_given_at = created_at`.execute(db)
    // Nothing is due for an order that was cancelled before any payment.
    await sql`update orders set payment_status = 'not_due'
      where status = 'cancelled' and captured = 0`.execute(db)
    await numberEvents(db)

    await db.schema
      .createTable('delivery_peak_days')
      .addColumn('date', 'text', (c) => c.primaryKey())
      .$call(required('text', 'name'))
      .$call(required('integer', 'surcharge'))
      .addCheckConstraint('delivery_peak_days_cost_something', sql`surcharge > 0`)
      .execute()

    await db.schema
      .createTable('address_links')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .$call(required('bigint', 'created_at'))
      .execute()
    await createIndexes(db, 'address_links_of_order on address_links (order_id, created_at)')
  },

  /** Weekdays of a time slot, and whether it is enabled. */
  async '0011-delivery-settings'(db) {
    await addColumn(db, 'delivery_slots.weekdays', 'text', '1234567')
    await addColumn(db, 'delivery_slots.enabled', 'integer', 1)
  },

  /** The original product of a substituted line, and an index for the routes of a day. */
  async '0013-substitutions'(db) {
    await addColumn(db, 'order_lines.instead_of', 'text')
    await createIndexes(db, 'orders_of_a_delivery_day on orders (delivery_date, slot_id)')
  },

  /** Search keys of orders and indexes for the lists of staff. */
  async '0014-workshop'(db, engine) {
    const keys = db.schema
      .createTable('order_keys')
      .$call(required('text', 'key'))
      .$call(required('bigint', 'placed_at'))
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .addPrimaryKeyConstraint('order_keys_key', ['key', 'placed_at', 'order_id'])
    // A clustered table: without it SQLite would write every row twice.
    await (engine === 'sqlite' ? keys.modifyEnd(sql`without rowid`) : keys).execute()
    await createIndexes(db, 'order_keys_of_order on order_keys (order_id)')
    await writeKeys(db)

    await createIndexes(
      db,
      'orders_newest_of_payment on orders (payment_status, created_at desc, id desc)',
      'orders_newest_of_day on orders (delivery_date, created_at desc, id desc)',
      'orders_newest_of_zone on orders (zone_id, created_at desc, id desc)',
      'orders_newest_of_slot on orders (slot_id, created_at desc, id desc)',
      'orders_by_delivery on orders (delivery_date, slot_start_minute, id)',
    )
  },

  /** Drops indexes that no query needs, because each one makes an order more expensive to write. */
  async '0018-lighter-orders'(db) {
    // An order's keys derive from its fields, and the primary key finds them.
    await db.schema.dropIndex('order_keys_of_order').execute()
    // Queried once a night for all days.
    await db.schema.dropIndex('orders_of_a_delivery_day').execute()
    await createIndexes(
      db,
      "orders_unpaid_of_user on orders (user_id) where status = 'awaiting_payment'",
    )
  },

  /** Digest of an order request, so that its idempotency key cannot be reused for another order. */
  async '0025-what-a-click-asked-for'(db) {
    await addColumn(db, 'orders.request_digest', 'text')
  },

  /** Cash on delivery needs a verified contact email: how an order was verified, and the pending codes. */
  async '0031-cash-confirmations'(db) {
    // A previous version leaves the default: the verification of such an order is unknown.
    await addColumn(db, 'orders.cash_proof', 'text', 'unrecorded')
    await db.schema
      .createTable('cash_confirmations')
      .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
      .$call(required('text', 'user_id', 'network', 'phone', 'nonce'))
      .$call(required('integer', 'sends'))
      .$call(required('bigint', 'sent_at'))
      .$call(required('integer', 'wrong_codes', 'corrections'))
      .$call(required('bigint', 'created_at'))
      .addColumn('confirmed_at', 'bigint')
      .execute()
    await createIndexes(
      db,
      'cash_confirmations_by_network on cash_confirmations (network, created_at)',
      'cash_confirmations_by_phone on cash_confirmations (phone, created_at)',
      'cash_confirmations_by_created_at on cash_confirmations (created_at)',
    )
  },

  /** Indexes for the purge of idle guests, and all networks under which an unconfirmed cash order is rate limited. */
  async '0032-idle-guests-and-cash-networks'(db) {
    await createIndexes(
      db,
      'identity_users_by_guest on identity_users ("isAnonymous", "updatedAt")',
    )
    // A previous version leaves it empty: such an order counts under one network, as before.
    await addColumn(db, 'cash_confirmations.wider_networks', 'text', '')
  },

  /** Links of order emails, payments that the provider has not decided, and the outcome of payment events. */
  async '0034-owner-links'(db) {
    await db.schema
      .createTable('owner_links')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .$call(required('bigint', 'created_at'))
      .addColumn('revoked_at', 'bigint')
      .execute()
    await createIndexes(db, 'owner_links_of_order on owner_links (order_id)')
    await addColumn(db, 'payments.undecided_transaction', 'text')
    await addColumn(db, 'payments.undecided_since', 'bigint')
    // Null where a previous version wrote the event.
    await addColumn(db, 'payment_events.outcome', 'text')
  },

  /** The text message with which the shop asks a recipient for the address, for an anonymous sender. */
  async '0035-address-sms'(db) {
    await db.schema
      .createTable('address_sms')
      .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
      .$call(required('text', 'nonce', 'state'))
      .$call(required('integer', 'sends'))
      .$call(required('bigint', 'requested_at', 'changed_at'))
      .execute()
  },

  /** Moves that staff took back, and requests of sellers to cancel a paid order. */
  async '0037-undone-moves-and-cancellation-requests'(db) {
    // A previous version leaves it empty and shows both moves.
    await addColumn(db, 'order_events.undo', 'text')
    await db.schema
      .createTable('cancellation_requests')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .$call(required('text', 'requested_by', 'reason'))
      .$call(required('bigint', 'requested_at'))
      .$call(optional('text', 'decision', 'decided_by'))
      .$call(optional('bigint', 'decided_at'))
      .execute()
    await createIndexes(
      db,
      'cancellation_requests_of_order on cancellation_requests (order_id)',
      'cancellation_requests_open on cancellation_requests (requested_at) where decided_at is null',
    )
  },

  /** Search keys with all Arabic letters folded, beside those that the previous version searches for. */
  async '0038-folded-order-keys'(db) {
    const { rows } = await sql<{ key: string; placedAt: number; orderId: string }>`
      select key, placed_at, order_id from order_keys
      where key like '%ٱ%' or key like '%ک%' or key like '%ی%'`.execute(db)
    for (const { key, placedAt, orderId } of rows) {
      await sql`insert into order_keys (key, placed_at, order_id)
        values (${foldText(key)}, ${placedAt}, ${orderId})
        on conflict (key, placed_at, order_id) do nothing`.execute(db)
    }
  },

  /** Edits of staff: what they changed, and what a paid order costs more. */
  async '0051-order-edits'(db) {
    await addColumn(db, 'orders.due', 'integer', 0)
    // A previous version leaves it empty, and shows an edit as a note of staff.
    await addColumn(db, 'order_events.changes', 'text')
  },

  /** Which orders have search keys for their texts. A job adds those of earlier orders and of the previous version. */
  async '0052-order-texts'(db) {
    await addColumn(db, 'orders.texts_keyed', 'integer', 0)
    await createIndexes(db, 'orders_without_text_keys on orders (id) where texts_keyed = 0')
  },

  /**
   * The keys derive from an order, and orders are never deleted: PostgreSQL looked the order up for each of about fifty
   * keys. SQLite is faster at it, and drops a foreign key only by copying the table.
   */
  async '0074-order-keys-without-lookup'(db, engine) {
    if (engine === 'sqlite') return
    await db.schema.alterTable('order_keys').dropConstraint('order_keys_order_id_fkey').execute()
  },
}

async function numberEvents(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'order_events.kind', 'text', 'moved')
  await addColumn(db, 'order_events.position', 'integer', 0)
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
  await createIndexes(db, 'order_events_of_order on order_events (order_id, position)')
}

interface Row {
  id: string
  number: string
  recipientName: string
  recipientPhone: string
  contactName: string
  contactPhone: string
  contactEmail: string
  createdAt: number
}

const partSize = 500

/** Backfills the keys of existing orders. */
async function writeKeys(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`
      select id, number, recipient_name, recipient_phone, contact_name, contact_phone, contact_email, created_at
      from orders where id > ${after} order by id limit ${partSize}`.execute(db)
    for (const row of rows) {
      for (const key of orderKeysOf(row)) {
        await sql`insert into order_keys (key, placed_at, order_id)
          values (${key}, ${row.createdAt}, ${row.id})`.execute(db)
      }
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
