import type { Kysely } from 'kysely'

/** What the purge of idle guest accounts searches by, and all networks that an unconfirmed cash order counts under. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The provider's tables have column names of their own.
  await db
    .withoutPlugins()
    .schema.createIndex('identity_users_by_guest')
    .on('identity_users')
    .columns(['isAnonymous', 'updatedAt'])
    .execute()
  // An earlier version leaves it empty: such an order counts under one network alone, as it did.
  await db.schema
    .alterTable('cash_confirmations')
    .addColumn('wider_networks', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
