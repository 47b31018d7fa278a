import { isTokenVoid } from '#identity/sessions/token-bearer.server.ts'
import { identity, shop } from '../services.server.ts'

/** How long ago a customer may have signed in to export or erase the account. */
const freshMs = 15 * 60_000

/** Whether an ID token shows that this user signed in a moment ago: an open browser or a stolen cookie is not enough. */
export async function isFreshSignIn(uid: string, token: string): Promise<boolean> {
  const now = shop.now()
  const read = await identity.readIdToken(token, now)
  if (!read.ok || read.account.uid !== uid || now - read.account.signedInAt > freshMs) return false
  return !(await isTokenVoid(shop.db, read.account))
}
