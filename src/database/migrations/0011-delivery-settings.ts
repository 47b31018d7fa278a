import type { Kysely } from 'kysely'

/** On which days of the week a window is driven, and whether it can be chosen at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One by one: SQLite adds no two columns at once.
  await db.schema
    .alterTable('delivery_slots')
    .addColumn('weekdays', 'text', (c) => c.notNull().defaultTo('1234567'))
    .execute()
  await db.schema
    .alterTable('delivery_slots')
    .addColumn('enabled', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
