import { addColumn, createIndexes, type Migrations, required } from './schema-helpers.ts'

export const ownerMigrations: Migrations = {
  /** The needs of the owner, notes about customers, and the emails that were sent. */
  async '0055-owner-home'(db) {
    // When the customer was told that the flowers are late; null before.
    await addColumn(db, 'orders.late_told_at', 'bigint')
    await createIndexes(
      db,
      `orders_open on orders (delivery_date, slot_start_minute, id)
        where status in ('confirmed', 'preparing', 'out_for_delivery', 'delivery_failed')`,
      'orders_of_phone on orders (contact_phone, created_at)',
      'products_low_on_stock on products (id) where stock <= 3',
      "payments_differing on payments (order_id) where difference = 'open'",
      "refunds_requested on refunds (order_id) where status = 'requested'",
    )

    await db.schema
      .createTable('user_notes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(required('text', 'user_id', 'text', 'written_by'))
      .$call(required('bigint', 'at'))
      .execute()
    await createIndexes(db, 'user_notes_of_user on user_notes (user_id, at)')

    await db.schema
      .createTable('sent_emails')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text')
      .addColumn('order_id', 'text')
      .$call(required('text', 'email_trigger', 'payload'))
      .$call(required('bigint', 'sent_at'))
      .execute()
    await createIndexes(
      db,
      'sent_emails_newest_of_user on sent_emails (user_id, sent_at desc, id desc)',
      'sent_emails_of_order on sent_emails (order_id)',
    )
  },
}
