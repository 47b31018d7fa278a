import {
  addColumn,
  createIndexes,
  type Migrations,
  optional,
  providerTypes,
  required,
} from './schema-helpers.ts'

export const identityMigrations: Migrations = {
  /** Tables of the embedded identity provider. They belong to it: no table of the shop refers to them. */
  async '0002-identity-provider'(prefixed, engine) {
    const { time, flag } = providerTypes(engine)
    // The library uses camel case column names in the database, too.
    const db = prefixed.withoutPlugins()

    await db.schema
      .createTable('identity_users')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .$call(required('text', 'name'))
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .$call(required(flag, 'emailVerified'))
      .addColumn('image', 'text')
      .$call(required(time, 'createdAt', 'updatedAt'))
      .addColumn('isAnonymous', flag)
      .execute()

    await db.schema
      .createTable('identity_sessions')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .$call(required(time, 'expiresAt'))
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .$call(required(time, 'createdAt', 'updatedAt'))
      .$call(optional('text', 'ipAddress', 'userAgent'))
      .addColumn('userId', 'text', (c) =>
        c.notNull().references('identity_users.id').onDelete('cascade'),
      )
      .execute()
    await createIndexes(db, 'identity_sessions_by_user on identity_sessions ("userId")')

    await db.schema
      .createTable('identity_accounts')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .$call(required('text', 'accountId', 'providerId'))
      .addColumn('userId', 'text', (c) =>
        c.notNull().references('identity_users.id').onDelete('cascade'),
      )
      .$call(optional('text', 'accessToken', 'refreshToken', 'idToken'))
      .$call(optional(time, 'accessTokenExpiresAt', 'refreshTokenExpiresAt'))
      .$call(optional('text', 'scope', 'password'))
      .$call(required(time, 'createdAt', 'updatedAt'))
      .execute()
    await createIndexes(db, 'identity_accounts_by_user on identity_accounts ("userId")')

    await db.schema
      .createTable('identity_verifications')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .$call(required('text', 'identifier', 'value'))
      .$call(required(time, 'expiresAt', 'createdAt', 'updatedAt'))
      .execute()
    await createIndexes(
      db,
      'identity_verifications_by_identifier on identity_verifications (identifier)',
    )

    await db.schema
      .createTable('identity_keys')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .$call(required('text', 'publicKey', 'privateKey'))
      .$call(required(time, 'createdAt'))
      .addColumn('expiresAt', time)
      .$call(optional('text', 'alg', 'crv'))
      .execute()

    await db.schema
      .createTable('identity_rate_limits')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('key', 'text', (c) => c.notNull().unique())
      .$call(required('integer', 'count'))
      .$call(required('bigint', 'lastRequest'))
      .execute()
  },

  /** Whether a session belongs to a guest, so that the orders of a guest can move to the account at sign-in. */
  async '0003-guest-sessions'(db) {
    await addColumn(db, 'sessions.guest', 'integer', 0)
  },

  /**
   * Second factors: the provider's table, and whether a sign-in and a session used one. Also when a user's sessions
   * were ended, which invalidates tokens issued before.
   */
  async '0008-second-factor'(db, engine) {
    const { time, flag } = providerTypes(engine)
    const provider = db.withoutPlugins()
    await addColumn(provider, 'identity_users.twoFactorEnabled', flag)
    await addColumn(provider, 'identity_sessions.secondFactor', flag)
    await provider.schema
      .createTable('identity_two_factors')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .$call(required('text', 'secret', 'backupCodes'))
      .addColumn('userId', 'text', (c) =>
        c.notNull().references('identity_users.id').onDelete('cascade'),
      )
      .addColumn('verified', flag)
      .addColumn('failedVerificationCount', 'integer')
      .addColumn('lockedUntil', time)
      .execute()
    await createIndexes(provider, 'identity_two_factors_by_user on identity_two_factors ("userId")')

    await addColumn(db, 'sessions.second_factor', 'integer', 0)
    await db.schema
      .createTable('session_ends')
      .addColumn('user_id', 'text', (c) => c.notNull().primaryKey())
      .$call(required('bigint', 'ended_at'))
      .execute()
  },

  /** Last use of a session, for the idle timeout. Sessions of staff from before end with this migration. */
  async '0017-session-use'(db) {
    await addColumn(db, 'sessions.used_at', 'bigint', 0)
  },

  /** Emailed links of the identity provider, in one table for all purposes: a change of sign-in can void them all. */
  async '0026-identity-links'(db) {
    await db.schema
      .createTable('identity_links')
      .addColumn('token_hash', 'text', (c) => c.notNull().primaryKey())
      .addColumn('user_id', 'text', (c) =>
        c.notNull().references('identity_users.id').onDelete('cascade'),
      )
      .$call(required('text', 'purpose', 'email', 'sign_in_digest'))
      .addColumn('second_factor', 'text')
      .$call(required('bigint', 'created_at', 'expires_at'))
      .execute()
    await createIndexes(
      db,
      'identity_links_by_user_id on identity_links (user_id)',
      'identity_links_by_email on identity_links (email)',
      'identity_links_by_expires_at on identity_links (expires_at)',
    )
  },

  /** Passkeys of users, of the embedded identity provider. */
  async '0062-passkeys'(db) {
    await db.schema
      .createTable('identity_passkeys')
      .addColumn('id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('user_id', 'text', (c) =>
        c.notNull().references('identity_users.id').onDelete('cascade'),
      )
      .addColumn('credential_id', 'text', (c) => c.notNull().unique())
      .$call(required('text', 'public_key', 'name'))
      .$call(required('bigint', 'counter', 'created_at'))
      .execute()
    await createIndexes(db, 'identity_passkeys_by_user_id on identity_passkeys (user_id)')
  },
}
