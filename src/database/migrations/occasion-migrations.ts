import { addColumn, createIndexes, type Migrations, optional, required } from './schema-helpers.ts'

export const occasionMigrations: Migrations = {
  /** Occasions with their products, and the colours and flowers of products. */
  async '0043-occasions'(db) {
    await db.schema
      .createTable('occasions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('slug', 'text', (c) => c.notNull().unique())
      .$call(required('text', 'name', 'name_ar', 'intro', 'intro_ar'))
      .$call(optional('text', 'image', 'image_placeholder'))
      .$call(required('integer', 'sensitive', 'position'))
      .$call(required('text', 'date_rule'))
      .$call(optional('bigint', 'archived_at'))
      .$call(required('bigint', 'created_at', 'updated_at'))
      .execute()

    await db.schema
      .createTable('occasion_products')
      .addColumn('occasion_id', 'text', (c) =>
        c.notNull().references('occasions.id').onDelete('cascade'),
      )
      // The previous version deletes products without knowing this table.
      .addColumn('product_id', 'text', (c) =>
        c.notNull().references('products.id').onDelete('cascade'),
      )
      .$call(required('integer', 'position'))
      .addPrimaryKeyConstraint('occasion_products_key', ['occasion_id', 'product_id'])
      .execute()
    await createIndexes(db, 'occasion_products_of_product on occasion_products (product_id)')

    await addColumn(db, 'products.colours', 'text', '')
    await addColumn(db, 'products.flowers', 'text', '')
  },
}
