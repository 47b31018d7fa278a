import type { PersonalTable } from './personal-table.ts'

interface ProviderTable extends Pick<PersonalTable, 'personal' | 'free' | 'hidden'> {
  /** As the database spells it: the library has column names of its own. */
  userColumn?: 'id' | 'userId' | 'user_id' | 'value'
  /** How long the rows stay without a request; otherwise as long as the account. */
  until?: string
}

/** The tables of the embedded identity provider: its `removeUser` deletes the rows of an account. */
export const providerTables: Readonly<Record<string, ProviderTable>> = {
  identityAccounts: {
    userColumn: 'userId',
    personal: 'accountId accessToken refreshToken idToken password',
    free: 'id providerId userId accessTokenExpiresAt refreshTokenExpiresAt scope createdAt updatedAt',
    hidden: 'accessToken refreshToken idToken password',
  },
  identityKeys: {
    personal: '',
    free: 'id publicKey privateKey createdAt expiresAt alg crv',
    hidden: { reason: 'Keys of the shop.' },
  },
  identityLinks: {
    userColumn: 'user_id',
    personal: 'tokenHash email signInDigest secondFactor',
    free: 'userId purpose createdAt expiresAt',
    hidden: 'tokenHash signInDigest secondFactor',
  },
  identityPasskeys: {
    userColumn: 'user_id',
    personal: 'credentialId name',
    free: 'id userId publicKey counter createdAt',
    hidden: 'credentialId publicKey',
  },
  identityRateLimits: {
    personal: '',
    free: 'id key count lastRequest',
    hidden: { reason: 'Networks and addresses as keyed hashes, for a day.' },
  },
  identitySessions: {
    userColumn: 'userId',
    personal: 'token ipAddress userAgent',
    free: 'id expiresAt createdAt updatedAt userId secondFactor',
    hidden: 'token',
    until: '30 days after the last use; of a guest without network and browser from then on.',
  },
  identityTwoFactors: {
    userColumn: 'userId',
    personal: 'secret backupCodes',
    free: 'id userId verified failedVerificationCount lockedUntil',
    hidden: 'secret backupCodes',
  },
  identityUsers: {
    userColumn: 'id',
    personal: 'name email image',
    free: 'id emailVerified createdAt updatedAt isAnonymous twoFactorEnabled',
    hidden: '',
  },
  identityVerifications: {
    userColumn: 'value',
    personal: 'identifier value',
    free: 'id expiresAt createdAt updatedAt',
    hidden: { reason: 'Secrets of sign-ins that are under way.' },
  },
}
