import { type Kysely, sql } from 'kysely'

/** Index of products by descending price: the ascending one read backwards reverses products of equal price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('products_dearest_first')
    .on('products')
    .columns(['price desc', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('products_dearest_sale_first')
    .on('products')
    .columns(['sale_price desc', 'created_at desc', 'id desc'])
    .where(sql.ref('sale_price'), 'is not', null)
    .execute()
}
