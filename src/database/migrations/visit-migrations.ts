import { createIndexes, type Migrations, required } from './schema-helpers.ts'

export const visitMigrations: Migrations = {
  /** Page views and web vitals, without anything that identifies a visitor. */
  async '0005-visits'(db) {
    await db.schema
      .createTable('page_views')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(required('bigint', 'at'))
      .$call(required('text', 'path', 'referrer', 'device'))
      .execute()
    await createIndexes(db, 'page_views_by_time on page_views (at)')

    await db.schema
      .createTable('web_vitals')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .$call(required('bigint', 'at'))
      .$call(required('text', 'path', 'name'))
      .$call(required('integer', 'value'))
      .$call(required('text', 'device'))
      .execute()
    await createIndexes(db, 'web_vitals_by_time on web_vitals (at)')
  },

  /** Daily sums of page views, which outlive the page views. */
  async '0010-page-view-days'(db) {
    await db.schema
      .createTable('page_view_days')
      .$call(required('text', 'date', 'path'))
      .$call(required('integer', 'views'))
      .addPrimaryKeyConstraint('page_view_days_key', ['date', 'path'])
      .execute()
  },

  /** A covering index for sums of page views by day and path. */
  async '0015-page-view-sums'(db) {
    await createIndexes(db, 'page_views_by_time_and_path on page_views (at, path)')
    await db.schema.dropIndex('page_views_by_time').execute()
  },
}
