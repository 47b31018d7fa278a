import { addColumn, createIndexes, type Migrations } from './schema-helpers.ts'

/** Texts that customers read. Orders have copies of some. */
const texts = [
  'products.name_ar',
  'products.description_ar',
  'products.care_ar',
  'categories.name_ar',
  'delivery_zones.name_ar',
  'delivery_slots.name_ar',
  'delivery_closures.reason_ar',
  'delivery_peak_days.name_ar',
  'order_lines.name_ar',
  'order_lines.instead_of_ar',
  'orders.zone_name_ar',
  'orders.slot_name_ar',
  'orders.surcharge_name_ar',
] as const

export const arabicMigrations: Migrations = {
  /** Optional Arabic beside each English text; empty where there is none, as in rows of the previous version. */
  async '0041-arabic-texts'(db) {
    for (const text of texts) await addColumn(db, text, 'text', '')
    await createIndexes(
      db,
      `products_by_arabic_name on products
        (lower(case when name_ar = '' then name else name_ar end), created_at desc, id desc)`,
      `products_arabic_missing on products (created_at desc, id desc)
        where (name_ar = '' or (description <> '' and description_ar = '') or (care <> '' and care_ar = ''))`,
    )
  },
}
