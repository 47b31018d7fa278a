import { type Kysely, sql } from 'kysely'

/** Products from the dearest down: an index that is read backwards has those of one price the wrong way round. */
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
