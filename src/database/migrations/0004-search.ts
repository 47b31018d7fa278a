import type { Kysely } from 'kysely'

/** Search index of the catalogue, with keys for misspelt words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_keys')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_keys_key', ['key', 'word'])
    .execute()

  await db.schema
    .createTable('product_words')
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) =>
      c.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('weight', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('product_words_key', ['word', 'product_id'])
    .execute()
  await db.schema
    .createIndex('product_words_of_product')
    .on('product_words')
    .column('product_id')
    .execute()

  await db.schema
    .createTable('searchable_products')
    .addColumn('product_id', 'text', (c) =>
      c.primaryKey().references('products.id').onDelete('cascade'),
    )
    .addColumn('product_updated_at', 'bigint', (c) => c.notNull())
    .addColumn('category_id', 'text', (c) => c.notNull())
    .addColumn('category_updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('products_changed').on('products').column('updated_at').execute()
}
