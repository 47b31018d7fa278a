import type { Kysely } from 'kysely'

/** Index of the audit log by actor and kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('audit_log_newest_of_actor_and_kind')
    .on('audit_log')
    .columns(['actor_id', 'kind', 'at desc', 'id desc'])
    .execute()
}
