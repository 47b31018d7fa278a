import type { Database } from '#database/engine.server.ts'
import { isSignInOpen } from '../providers/embedded/sign-in-changes/sign-in-store.server.ts'
import type { IdentityAccount } from '../providers/identity-server.ts'
import type { ReadIdToken } from './id-token.server.ts'
import { sessionsEndedAt } from './session-store.server.ts'
import { wasUsed } from './token-use.server.ts'

interface Verifier {
  db: Database
  now: () => number
  readIdToken: (token: string, now: number) => Promise<ReadIdToken>
}

/**
 * The account of an ID token before its session; null if the token is refused, names another user, has started a
 * session already, or is older than the end of the user's sessions. A token from a log reads no profile.
 */
export async function readBearer(
  { db, now, readIdToken }: Verifier,
  { uid, token }: { uid: string; token: string },
): Promise<IdentityAccount | null> {
  const read = await readIdToken(token, now())
  if (!read.ok || read.account.uid !== uid) return null
  const { account } = read
  return (await isTokenVoid(db, account)) || (await wasUsed(db, token, now())) ? null : account
}

/** Whether the sessions of a token's user were ended since, or the sign-in that it comes from. */
export async function isTokenVoid(db: Database, account: IdentityAccount): Promise<boolean> {
  const endedAt = await sessionsEndedAt(db, account.uid)
  return account.provenAt <= endedAt || !(await isStillSignedIn(db, account))
}

/**
 * Whether the sign-in of a token has not ended. Its time does not tell: until a recovery commits, the provider issues
 * tokens to the sign-ins that it ends.
 */
export async function isStillSignedIn(
  db: Database,
  { signInId }: IdentityAccount,
): Promise<boolean> {
  return signInId === null || (await isSignInOpen(db, signInId))
}
