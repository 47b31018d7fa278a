import { addColumn, createIndexes, type Migrations } from './schema-helpers.ts'

export const addOnMigrations: Migrations = {
  /** Products that are offered with a bouquet, and order lines that belong to one. */
  async '0047-add-ons'(db) {
    await addColumn(db, 'products.add_on', 'text', 'no')
    await addColumn(db, 'products.add_on_with', 'text', '')
    await addColumn(db, 'products.add_on_order', 'integer', 0)
    await createIndexes(db, "products_add_ons on products (add_on_order, id) where add_on <> 'no'")
    // A previous version leaves both empty.
    await addColumn(db, 'order_lines.added_to', 'integer')
    await addColumn(db, 'order_lines.given_back_at', 'bigint')
  },
}
