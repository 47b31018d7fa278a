import { type Kysely, sql } from 'kysely'
import { addColumn, createIndexes, type Migrations, required } from './schema-helpers.ts'

export const catalogueMigrations: Migrations = {
  /** Search index of the catalogue, with keys for misspelt words. */
  async '0004-search'(db) {
    await db.schema
      .createTable('search_keys')
      .$call(required('text', 'key', 'word'))
      .addPrimaryKeyConstraint('search_keys_key', ['key', 'word'])
      .execute()

    await db.schema
      .createTable('product_words')
      .$call(required('text', 'word'))
      .addColumn('product_id', 'text', (c) =>
        c.notNull().references('products.id').onDelete('cascade'),
      )
      .$call(required('integer', 'weight'))
      .addPrimaryKeyConstraint('product_words_key', ['word', 'product_id'])
      .execute()
    await createIndexes(db, 'product_words_of_product on product_words (product_id)')

    await db.schema
      .createTable('searchable_products')
      .addColumn('product_id', 'text', (c) =>
        c.primaryKey().references('products.id').onDelete('cascade'),
      )
      .$call(required('bigint', 'product_updated_at'))
      .$call(required('text', 'category_id'))
      .$call(required('bigint', 'category_updated_at'))
      .execute()
    await createIndexes(db, 'products_changed on products (updated_at)')
  },

  /** Details and uses of uploaded pictures, and archived products. */
  async '0009-pictures'(db) {
    await addColumn(db, 'products.picture_details', 'text', '{}')
    await addColumn(db, 'products.archived_at', 'bigint')
    await addColumn(db, 'categories.image_placeholder', 'text')
    await addColumn(db, 'uploads.used_at', 'bigint', 0)
    await addColumn(db, 'uploads.avif_at', 'bigint')
    await addColumn(db, 'uploads.swept_at', 'bigint')

    await db.schema
      .createTable('picture_uses')
      .$call(required('text', 'upload_id', 'used_by'))
      .addPrimaryKeyConstraint('picture_uses_key', ['upload_id', 'used_by'])
      .execute()
    await createIndexes(
      db,
      'picture_uses_by_user on picture_uses (used_by)',
      'order_lines_by_image on order_lines (image)',
    )
    await rememberUses(db)
  },

  /** Pictures of the shop itself, by name, such as the hero image. */
  async '0010-shop-pictures'(db) {
    await db.schema
      .createTable('shop_pictures')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .$call(required('text', 'address'))
      .addColumn('placeholder', 'text')
      .execute()
  },

  /** Indexes of products by name and price, and of those with a sale price. */
  async '0019-products-in-order'(db) {
    await createIndexes(
      db,
      'products_by_name on products (lower(name), created_at desc, id desc)',
      'products_by_price on products (price, created_at desc, id desc)',
      'products_by_sale_price on products (sale_price, created_at desc, id desc) where sale_price is not null',
      'products_newest_with_sale_price on products (created_at desc, id desc) where sale_price is not null',
    )
  },

  /** Search words with the sort columns of their products, so that a search reads only the first matches. */
  async '0020-words-in-order'(db) {
    // A previous version leaves the defaults, which mark rows to index again.
    await addColumn(db, 'product_words.created_at', 'bigint', 0)
    await addColumn(db, 'searchable_products.product_created_at', 'bigint', 0)
    await sql`update product_words set created_at =
      (select created_at from products where products.id = product_words.product_id)`.execute(db)
    await sql`update searchable_products set product_created_at =
      (select created_at from products where products.id = searchable_products.product_id)`.execute(
      db,
    )
    await createIndexes(
      db,
      'product_words_best_first on product_words (word, weight desc, created_at desc, product_id desc)',
      'product_words_newest_first on product_words (word, created_at desc, product_id desc)',
    )
    // A covering index tells whether a product has a word.
    await db.schema.dropIndex('product_words_of_product').execute()
    await createIndexes(db, 'product_words_by_product on product_words (product_id, word, weight)')
  },

  /** Index of sold-out products, newest first, which answers fast even if there are none. */
  async '0021-sold-out-products'(db) {
    await createIndexes(
      db,
      'products_sold_out on products (created_at desc, id desc) where stock = 0',
    )
  },

  /** Index of products by descending price: the ascending one read backwards reverses products of equal price. */
  async '0022-dearest-products'(db) {
    await createIndexes(
      db,
      'products_dearest_first on products (price desc, created_at desc, id desc)',
      'products_dearest_sale_first on products (sale_price desc, created_at desc, id desc) where sale_price is not null',
    )
  },

  /** Index of sold-out products by category, newest first. */
  async '0024-sold-out-in-a-category'(db) {
    await createIndexes(
      db,
      'products_sold_out_of_category on products (category, created_at desc, id desc) where stock = 0',
    )
  },

  /** Further variants of a product, such as sizes, as rows of the same table. Every existing product has one variant. */
  async '0042-variants'(db) {
    await db.schema
      .alterTable('products')
      .addColumn('variant_of', 'text', (c) => c.references('products.id').onDelete('cascade'))
      .execute()
    await addColumn(db, 'products.variant_position', 'integer', 0)
    await addColumn(db, 'products.variant_archived_at', 'bigint')
    await addColumn(db, 'products.variant_name', 'text', '')
    await addColumn(db, 'products.variant_name_ar', 'text', '')
    await addColumn(db, 'products.stem_count', 'integer')
    await addColumn(db, 'products.height_cm', 'integer')
    await addColumn(db, 'order_lines.stem_count', 'integer')
    await createIndexes(
      db,
      'products_variants on products (variant_of, variant_position, id) where variant_of is not null',
    )
  },

  /** Index of products by lead days, which tells at once whether few of them arrive by a day. */
  async '0044-lead-days'(db) {
    await createIndexes(db, 'products_by_lead_days on products (lead_days)')
  },
}

/** Marks the pictures of the existing catalogue as used, so that the sweep does not delete them. */
async function rememberUses(db: Kysely<unknown>): Promise<void> {
  const products = await sql<{ id: string; image: string | null; images: string }>`
    select id, image, images from products`.execute(db)
  const categories = await sql<{ id: string; image: string | null }>`
    select id, image from categories`.execute(db)
  const uses = [
    ...products.rows.flatMap(({ id, image, images }) =>
      [image, ...listOf(images)].map((address) => ({ usedBy: `product:${id}`, address })),
    ),
    ...categories.rows.map(({ id, image }) => ({ usedBy: `category:${id}`, address: image })),
  ]
  for (const { usedBy, address } of uses) {
    const id =
      typeof address === 'string' ? /^\/uploads\/(\w+)\.webp$/.exec(address)?.[1] : undefined
    if (id === undefined) continue
    await sql`insert into picture_uses (upload_id, used_by) values (${id}, ${usedBy})
      on conflict do nothing`.execute(db)
  }
}

function listOf(json: string): unknown[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list : []
}
