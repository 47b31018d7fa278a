import type { Kysely } from 'kysely'

/** What one person did of one kind is found without going through all that they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('audit_log_newest_of_actor_and_kind')
    .on('audit_log')
    .columns(['actor_id', 'kind', 'at desc', 'id desc'])
    .execute()
}
