import { type Kysely, sql } from 'kysely'

/** Index of sold-out products by category, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('products_sold_out_of_category')
    .on('products')
    .columns(['category', 'created_at desc', 'id desc'])
    .where(sql.ref('stock'), '=', sql.lit(0))
    .execute()
}
