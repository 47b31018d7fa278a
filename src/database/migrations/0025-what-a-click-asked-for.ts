import type { Kysely } from 'kysely'

/** What the click asked for that placed an order, so that its key cannot stand for another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('request_digest', 'text').execute()
}
