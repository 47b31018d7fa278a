import { addColumn, createIndexes, type Migrations, required } from './schema-helpers.ts'

export const recipientMigrations: Migrations = {
  /** The recipient's page: links on printed cards, the preferred half of the slot, and thanks. */
  async '0057-recipient-page'(db) {
    await db.schema
      .createTable('card_links')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .$call(required('bigint', 'created_at'))
      .addColumn('revoked_at', 'bigint')
      .execute()
    await createIndexes(db, 'card_links_of_order on card_links (order_id)')
    await db.schema
      .createTable('recipient_thanks')
      .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
      .$call(required('text', 'message'))
      .addColumn('image', 'text')
      .$call(required('bigint', 'sent_at'))
      .execute()
    await addColumn(db, 'orders.preferred_half', 'text')
  },
}
