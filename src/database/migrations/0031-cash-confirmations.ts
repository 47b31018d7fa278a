import type { Kysely } from 'kysely'

/** Cash on delivery needs a verified contact email: how an order was verified, and the pending codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A previous version leaves the default: the verification of such an order is unknown.
  await db.schema
    .alterTable('orders')
    .addColumn('cash_proof', 'text', (c) => c.notNull().defaultTo('unrecorded'))
    .execute()
  await db.schema
    .createTable('cash_confirmations')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('sends', 'integer', (c) => c.notNull())
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .addColumn('wrong_codes', 'integer', (c) => c.notNull())
    .addColumn('corrections', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute()
  for (const column of ['network', 'phone', 'created_at']) {
    await db.schema
      .createIndex(`cash_confirmations_by_${column}`)
      .on('cash_confirmations')
      .columns(column === 'created_at' ? [column] : [column, 'created_at'])
      .execute()
  }
}
