import type { GenericEndpointContext } from 'better-auth'
import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { lockSignIn, readSignIn } from './sign-in-store.server.ts'

/** A user as the request read it, and the hash of the password that the request has verified or set. */
interface VerifiedPassword {
  user: { id: string; email: string; twoFactorEnabled?: unknown }
  hash: string
}

/**
 * Creates a session after a password. Null if the address, password or second factor changed since the request read them:
 * hashing takes so long that a reset can end all sessions before this one exists.
 */
export async function beginSignIn(
  { context }: GenericEndpointContext,
  db: Database,
  { user, hash }: VerifiedPassword,
) {
  const session = await context.internalAdapter.createSession(user.id)
  // Created before the lock: a change that waits for the lock sees the session and ends it.
  const isCurrent = await inTransaction(db, async (tx) => {
    await lockSignIn(tx, user.id)
    const account = await readSignIn(tx, user.id)
    const hasSecondFactor = account?.secondFactor != null
    return (
      account?.email === user.email &&
      account.password === hash &&
      hasSecondFactor === (user.twoFactorEnabled === true)
    )
  })
  if (isCurrent) return session
  await context.internalAdapter.deleteSession(session.token)
  return null
}
