import { sql } from 'kysely'
import { addColumn, createIndexes, type Migrations, optional, required } from './schema-helpers.ts'

export const claimMigrations: Migrations = {
  /**
   * Claims of customers whose flowers wilted, with their photographs. A claim is open until it has an answer. An order
   * has at most one open claim, and a free replacement order answers at most one claim.
   */
  async '0036-claims'(db) {
    // Days after the delivery in which the product may be claimed; null for cut flowers.
    await addColumn(db, 'products.guarantee_days', 'integer')
    await db.schema
      .createTable('claims')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
      .$call(required('text', 'message'))
      .$call(required('bigint', 'opened_at'))
      .addColumn('answered_at', 'bigint')
      .$call(optional('text', 'answer', 'answered_by', 'answer_message'))
      .addColumn('replacement_order_id', 'text', (c) => c.references('orders.id'))
      .addColumn('refund_id', 'text', (c) => c.references('refunds.id'))
      .execute()
    await db.schema
      .createTable('claim_photos')
      .addColumn('claim_id', 'text', (c) => c.notNull().references('claims.id'))
      .$call(required('integer', 'position'))
      .$call(required('text', 'image'))
      .addPrimaryKeyConstraint('claim_photos_key', ['claim_id', 'position'])
      .execute()
    await createIndexes(
      db,
      'claims_of_order on claims (order_id, opened_at)',
      'claims_open on claims (opened_at, id) where answered_at is null',
      'claims_by_answer on claims (answered_at, id)',
    )
    await sql`create unique index "claims_one_open" on claims (order_id)
      where answered_at is null`.execute(db)
    await sql`create unique index "claims_one_replacement" on claims (replacement_order_id)`.execute(
      db,
    )
  },
}
