import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Engine } from '../engine.server.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()

/**
 * Tables of the embedded identity provider, in the format of its library on each engine. They belong to the provider:
 * no table of the shop refers to them.
 */
export function identityProviderTables(engine: Engine) {
  const time = engine === 'postgresql' ? sql`timestamptz` : sql`date`
  const flag = engine === 'postgresql' ? sql`boolean` : sql`integer`
  const ofUser = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('identity_users.id').onDelete('cascade')

  return async function up(prefixed: Kysely<unknown>): Promise<void> {
    // The library uses camel case column names in the database, too.
    const { schema } = prefixed.withoutPlugins()

    await schema
      .createTable('identity_users')
      .addColumn('id', 'text', key)
      .addColumn('name', 'text', required)
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('emailVerified', flag, required)
      .addColumn('image', 'text')
      .addColumn('createdAt', time, required)
      .addColumn('updatedAt', time, required)
      .addColumn('isAnonymous', flag)
      .execute()

    await schema
      .createTable('identity_sessions')
      .addColumn('id', 'text', key)
      .addColumn('expiresAt', time, required)
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('createdAt', time, required)
      .addColumn('updatedAt', time, required)
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('userId', 'text', ofUser)
      .execute()
    await schema
      .createIndex('identity_sessions_by_user')
      .on('identity_sessions')
      .column('userId')
      .execute()

    await schema
      .createTable('identity_accounts')
      .addColumn('id', 'text', key)
      .addColumn('accountId', 'text', required)
      .addColumn('providerId', 'text', required)
      .addColumn('userId', 'text', ofUser)
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', time)
      .addColumn('refreshTokenExpiresAt', time)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', time, required)
      .addColumn('updatedAt', time, required)
      .execute()
    await schema
      .createIndex('identity_accounts_by_user')
      .on('identity_accounts')
      .column('userId')
      .execute()

    await schema
      .createTable('identity_verifications')
      .addColumn('id', 'text', key)
      .addColumn('identifier', 'text', required)
      .addColumn('value', 'text', required)
      .addColumn('expiresAt', time, required)
      .addColumn('createdAt', time, required)
      .addColumn('updatedAt', time, required)
      .execute()
    await schema
      .createIndex('identity_verifications_by_identifier')
      .on('identity_verifications')
      .column('identifier')
      .execute()

    await schema
      .createTable('identity_keys')
      .addColumn('id', 'text', key)
      .addColumn('publicKey', 'text', required)
      .addColumn('privateKey', 'text', required)
      .addColumn('createdAt', time, required)
      .addColumn('expiresAt', time)
      .addColumn('alg', 'text')
      .addColumn('crv', 'text')
      .execute()

    await schema
      .createTable('identity_rate_limits')
      .addColumn('id', 'text', key)
      .addColumn('key', 'text', (c) => c.notNull().unique())
      .addColumn('count', 'integer', required)
      .addColumn('lastRequest', 'bigint', required)
      .execute()
  }
}
