import type { Kysely } from 'kysely'

/**
 * `fence` increases with each claim of a job, so that a worker notices an expired lease. `scheduled_at` is when
 * `run_at` was written; in the future, it came from a wrong clock. The previous version writes neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('fence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('jobs').addColumn('scheduled_at', 'bigint').execute()
  await db.schema.createIndex('jobs_scheduled_at').on('jobs').column('scheduled_at').execute()
}
