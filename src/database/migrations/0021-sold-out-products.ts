import { type Kysely, sql } from 'kysely'

/** What is sold out, newest first: found at once, also where nothing is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('products_sold_out')
    .on('products')
    .columns(['created_at desc', 'id desc'])
    .where(sql.ref('stock'), '=', sql.lit(0))
    .execute()
}
