import { type Kysely, sql } from 'kysely'

/** The products of a word in the orders in which a search shows them: the first of many are found without the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A version without these columns leaves their defaults, by which the next one sees that it has to read the words.
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
  // Whether a product has a word is known from the index alone.
  await db.schema.dropIndex('product_words_of_product').execute()
  await db.schema
    .createIndex('product_words_by_product')
    .on('product_words')
    .columns(['product_id', 'word', 'weight'])
    .execute()
}
