import type { Kysely } from 'kysely'

/** A covering index for sums of page views by day and path. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('page_views_by_time_and_path')
    .on('page_views')
    .columns(['at', 'path'])
    .execute()
  await db.schema.dropIndex('page_views_by_time').execute()
}
