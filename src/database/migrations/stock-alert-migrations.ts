import { sql } from 'kysely'
import { createIndexes, type Migrations, required } from './schema-helpers.ts'

export const stockAlertMigrations: Migrations = {
  /** Addresses that wait for a sold-out product. An address waits once for each product. */
  async '0046-back-in-stock'(db) {
    await db.schema
      .createTable('stock_alerts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(required('text', 'product_id', 'email', 'locale', 'token_hash'))
      .$call(required('bigint', 'created_at'))
      .addColumn('told_at', 'bigint')
      .execute()
    await createIndexes(
      db,
      'stock_alerts_by_told on stock_alerts (told_at)',
      'stock_alerts_by_email on stock_alerts (email)',
    )
    await sql`create unique index "stock_alerts_waiting" on stock_alerts (product_id, email)
      where told_at is null`.execute(db)
    await sql`create unique index "stock_alerts_by_token" on stock_alerts (token_hash)`.execute(db)
  },
}
