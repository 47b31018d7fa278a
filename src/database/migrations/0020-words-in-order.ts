import { type Kysely, sql } from 'kysely'

/** Search words with the sort columns of their products, so that a search reads only the first matches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A previous version leaves the defaults, which mark rows to index again.
  await db.schema
    .alterTable('product_words')
    .addColumn('created_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('searchable_products')
    .addColumn('product_created_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`update product_words set created_at =
    (select created_at from products where products.id = product_words.product_id)`.execute(db)
  await sql`update searchable_products set product_created_at =
    (select created_at from products where products.id = searchable_products.product_id)`.execute(
    db,
  )
  await db.schema
    .createIndex('product_words_best_first')
    .on('product_words')
    .columns(['word', 'weight desc', 'created_at desc', 'product_id desc'])
    .execute()
  await db.schema
    .createIndex('product_words_newest_first')
    .on('product_words')
    .columns(['word', 'created_at desc', 'product_id desc'])
    .execute()
  // A covering index tells whether a product has a word.
  await db.schema.dropIndex('product_words_of_product').execute()
  await db.schema
    .createIndex('product_words_by_product')
    .on('product_words')
    .columns(['product_id', 'word', 'weight'])
    .execute()
}
