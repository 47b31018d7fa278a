import { inTransaction } from '#database/transaction.server.ts'
import { changeStaff, type StaffChanged, type StaffContext } from '../staff/staff-change.server.ts'

interface SignOutContext extends StaffContext {
  /** Ends the user's sessions at the identity provider. */
  endSignIns: (uid: string) => Promise<void>
}

/** Signs a user out everywhere, for example after a lost device. The user may sign in again at once. */
export async function signOutUser(
  context: SignOutContext,
  { actorId, userId }: { actorId: string; userId: string },
): Promise<StaffChanged> {
  const done = await changeStaff(context, {
    actorId,
    targetId: userId,
    action: 'sessions.ended',
    change: async () => ({ before: null, after: { keptOne: false } }),
  })
  if (!done.ok) return done
  await context.endSignIns(userId)
  // Again, because a browser may have started a session before the provider ended its own.
  await inTransaction(context.db, (tx) => context.endSessionsOf(tx, userId, context.now()))
  return done
}
