import type { Kysely } from 'kysely'

/** Page views are added up by day and by path: both are in the index, so that the rows themselves are left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('page_views_by_time_and_path')
    .on('page_views')
    .columns(['at', 'path'])
    .execute()
  await db.schema.dropIndex('page_views_by_time').execute()
}
