import type { Database } from '#database/engine.server.ts'
import { listProviders } from './sign-in-changes/sign-in-store.server.ts'

const methodNames = new Map([
  ['credential', 'password'],
  ['google', 'google.com'],
])

interface ProviderUser {
  id: string
  email: string
  emailVerified: boolean
  name: string
  image?: string | null | undefined
  isAnonymous?: boolean | null | undefined
}

/** The claims of an ID token besides the uid: only what the shop needs. */
export async function describeAccount(
  db: Database,
  { user, session, now }: { user: ProviderUser; session: Record<string, unknown>; now: number },
) {
  const { createdAt, secondFactor } = session
  const issued = {
    // In fractions of a second: a token may be issued within a second of the end of all sessions.
    iat: now / 1000,
    ...(createdAt instanceof Date ? { auth_time: createdAt.getTime() / 1000 } : {}),
  }
  // The library makes up the address of a guest.
  if (user.isAnonymous) return { ...issued, sign_in_provider: 'anonymous' }
  const providers = await listProviders(db, user.id)
  const [only, other] = providers.map((provider) => methodNames.get(provider) ?? provider)
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
