import { type Migrations, required } from './schema-helpers.ts'

export const settingsMigrations: Migrations = {
  /** The settings that the owner has changed, in one row. */
  async '0054-shop-settings'(db) {
    await db.schema
      .createTable('shop_settings')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(required('text', 'changed'))
      .$call(required('bigint', 'updated_at'))
      .$call(required('text', 'updated_by'))
      .execute()
  },
}
