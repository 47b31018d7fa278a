import type { Kysely } from 'kysely'

/** Indexes for the purge of idle guests, and all networks under which an unconfirmed cash order is rate limited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The provider's tables have column names of their own.
  await db
    .withoutPlugins()
    .schema.createIndex('identity_users_by_guest')
    .on('identity_users')
    .columns(['isAnonymous', 'updatedAt'])
    .execute()
  // A previous version leaves it empty: such an order counts under one network, as before.
  await db.schema
    .alterTable('cash_confirmations')
    .addColumn('wider_networks', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
