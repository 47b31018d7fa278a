import type { Database } from '#database/engine.server.ts'

type ProviderTables = {
  identity_accounts: { userId: string; providerId: string }
}

interface ProviderUser {
  id: string
  email: string
  emailVerified: boolean
  name: string
  image?: string | null | undefined
  isAnonymous?: boolean | null | undefined
}

/** What an ID token says of its bearer besides the uid: the least that the shop needs to greet them. */
export async function describeAccount(
  db: Database,
  { user, session, now }: { user: ProviderUser; session: Record<string, unknown>; now: number },
) {
  const { createdAt, secondFactor } = session
  // To the millisecond: whether a token is older than the end of all sessions is a matter of less than a second.
  const iat = now / 1000
  const issued = {
    iat,
    ...(createdAt instanceof Date ? { auth_time: createdAt.getTime() / 1000 } : {}),
  }
  // A guest's address is one that the library has made up.
  if (user.isAnonymous) return { ...issued, sign_in_provider: 'anonymous' }
  const ways = await db
    .withTables<ProviderTables>()
    .selectFrom('identity_accounts')
    .select('providerId')
    .where('userId', '=', user.id)
    .execute()
  const [only, other] = ways.map((way) => wayNames[way.providerId] ?? way.providerId)
  return {
    ...issued,
    ...(secondFactor === true ? { amr: ['otp', 'mfa'] } : {}),
    email: user.email,
    email_verified: user.emailVerified,
    ...(user.name ? { name: user.name } : {}),
    ...(user.image ? { picture: user.image } : {}),
    ...(only && !other ? { sign_in_provider: only } : {}),
  }
}

const wayNames: Partial<Record<string, string>> = { credential: 'password', google: 'google.com' }
