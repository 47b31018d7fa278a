import type { Kysely } from 'kysely'

/** Pictures of the shop itself, by name, such as the hero image. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shop_pictures')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('placeholder', 'text')
    .execute()
}
