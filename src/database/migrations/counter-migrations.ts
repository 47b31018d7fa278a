import { sql } from 'kysely'
import { addColumn, type Migrations } from './schema-helpers.ts'

export const counterMigrations: Migrations = {
  /**
   * Cards that staff charged on the terminal of the shop, and discounts of staff. The version before fails on an unknown
   * payment method, so these are card payments with a mark; and `total = subtotal + delivery_fee` holds with a discount.
   */
  async '0058-counter'(db) {
    await addColumn(db, 'orders.at_terminal', 'integer', 0)
    await addColumn(db, 'payments.at_terminal', 'integer', 0)
    await addColumn(db, 'payments.receipt', 'text', '')
    await db.schema
      .alterTable('orders')
      .addColumn('discount', 'integer', (c) => c.notNull().defaultTo(0).check(sql`discount >= 0`))
      .execute()
    await addColumn(db, 'orders.discount_percent', 'integer')
    await addColumn(db, 'orders.discount_reason', 'text', '')
  },
}
