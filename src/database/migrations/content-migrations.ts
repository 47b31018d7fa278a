import { type Migrations, required } from './schema-helpers.ts'

export const contentMigrations: Migrations = {
  /** The texts of content pages that staff have edited. */
  async '0050-content-pages'(db) {
    await db.schema
      .createTable('content_pages')
      .addColumn('page', 'text', (c) => c.primaryKey())
      .$call(required('text', 'title', 'title_ar', 'lead', 'lead_ar', 'body', 'body_ar'))
      .$call(required('bigint', 'updated_at'))
      .$call(required('text', 'updated_by'))
      .execute()
  },
}
