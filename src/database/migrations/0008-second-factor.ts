import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Engine } from '../engine.server.ts'

/**
 * Second factors: the provider's table, and whether a sign-in and a session used one. Also when a user's sessions were
 * ended, which invalidates tokens issued before.
 */
export function secondFactor(engine: Engine) {
  const time = engine === 'postgresql' ? sql`timestamptz` : sql`date`
  const flag = engine === 'postgresql' ? sql`boolean` : sql`integer`
  const required = (column: ColumnDefinitionBuilder) => column.notNull()

  return async function up(db: Kysely<unknown>): Promise<void> {
    const { schema: provider } = db.withoutPlugins()
    await provider.alterTable('identity_users').addColumn('twoFactorEnabled', flag).execute()
    await provider.alterTable('identity_sessions').addColumn('secondFactor', flag).execute()
    await provider
      .createTable('identity_two_factors')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('secret', 'text', required)
      .addColumn('backupCodes', 'text', required)
      .addColumn('userId', 'text', (c) =>
        c.notNull().references('identity_users.id').onDelete('cascade'),
      )
      .addColumn('verified', flag)
      .addColumn('failedVerificationCount', 'integer')
      .addColumn('lockedUntil', time)
      .execute()
    await provider
      .createIndex('identity_two_factors_by_user')
      .on('identity_two_factors')
      .column('userId')
      .execute()

    await db.schema
      .alterTable('sessions')
      .addColumn('secondFactor', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('sessionEnds')
      .addColumn('userId', 'text', (c) => c.notNull().primaryKey())
      .addColumn('endedAt', 'bigint', required)
      .execute()
  }
}
