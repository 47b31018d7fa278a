import type { Kysely } from 'kysely'

/** What stays of page views when they themselves are forgotten: how often a page was seen on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_view_days')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_view_days_key', ['date', 'path'])
    .execute()
}
