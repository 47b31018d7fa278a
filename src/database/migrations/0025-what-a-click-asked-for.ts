import type { Kysely } from 'kysely'

/** Digest of an order request, so that its idempotency key cannot be reused for another order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('request_digest', 'text').execute()
}
