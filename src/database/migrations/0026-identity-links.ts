import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/**
 * Emailed links of the identity provider, in one table for all purposes, so that a change of sign-in can void them all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identity_links')
    .addColumn('token_hash', 'text', (c) => c.notNull().primaryKey())
    .addColumn('user_id', 'text', (c) =>
      c.notNull().references('identity_users.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('sign_in_digest', 'text', required)
    .addColumn('second_factor', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  for (const column of ['user_id', 'email', 'expires_at']) {
    await db.schema
      .createIndex(`identity_links_by_${column}`)
      .on('identity_links')
      .column(column)
      .execute()
  }
}
