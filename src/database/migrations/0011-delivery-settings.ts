import type { Kysely } from 'kysely'

/** Weekdays of a time slot, and whether it is enabled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One by one: SQLite adds only one column per statement.
  await db.schema
    .alterTable('delivery_slots')
    .addColumn('weekdays', 'text', (c) => c.notNull().defaultTo('1234567'))
    .execute()
  await db.schema
    .alterTable('delivery_slots')
    .addColumn('enabled', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
