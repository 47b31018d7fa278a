import { type Kysely, sql } from 'kysely'

/** Index of sold-out products, newest first, which answers fast even if there are none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('products_sold_out')
    .on('products')
    .columns(['created_at desc', 'id desc'])
    .where(sql.ref('stock'), '=', sql.lit(0))
    .execute()
}
