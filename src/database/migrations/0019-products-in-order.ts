import { type Kysely, sql } from 'kysely'

/** Indexes of products by name and price, and of those with a sale price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('products_by_name')
    .on('products')
    .expression(sql`lower(name), created_at desc, id desc`)
    .execute()
  await db.schema
    .createIndex('products_by_price')
    .on('products')
    .columns(['price', 'created_at desc', 'id desc'])
    .execute()
  await db.schema
    .createIndex('products_by_sale_price')
    .on('products')
    .columns(['sale_price', 'created_at desc', 'id desc'])
    .where(sql.ref('sale_price'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('products_newest_with_sale_price')
    .on('products')
    .columns(['created_at desc', 'id desc'])
    .where(sql.ref('sale_price'), 'is not', null)
    .execute()
}
