import type { GenericEndpointContext } from 'better-auth'
import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import {
  hasSignIn,
  lockSignIn,
  readSignIn,
  removeProvidersSince,
} from '../sign-in-changes/sign-in-store.server.ts'
import { withdraw, withError } from '../two-factor/second-factor.server.ts'

type NewSession = NonNullable<GenericEndpointContext['context']['newSession']>

// Longer than the request that linked the account.
const linkedWithinMs = 60_000

/**
 * Ends a sign-in with Google if address or second factor changed after the library had read them: the change comes first,
 * as with a password. An account that the request has linked meanwhile is unlinked.
 */
export async function rejectOutdated(
  ctx: GenericEndpointContext,
  db: Database,
  { user, session }: NewSession,
  returnTo: string | null | undefined,
): Promise<void> {
  // The session exists before the lock: a change that waits for the lock sees it and ends it.
  const isCurrent = await inTransaction(db, async (tx) => {
    await lockSignIn(tx, user.id)
    const account = await readSignIn(tx, user.id)
    const isSame =
      account?.email === user.email &&
      (account.secondFactor !== null) === (user.twoFactorEnabled === true) &&
      (await hasSignIn(tx, session.token))
    const since = session.createdAt.getTime() - linkedWithinMs
    if (!isSame) await removeProvidersSince(tx, user.id, since)
    return isSame
  })
  if (isCurrent) return
  await withdraw(ctx)
  throw ctx.redirect(withError(returnTo ?? '/login', 'sign_in_changed'))
}
