import { inTransaction } from '#database/transaction.server.ts'
import { changeStaff, type StaffChanged, type StaffOffice } from '../staff/staff-change.server.ts'

interface SignOutOffice extends StaffOffice {
  /** Ends the user's sessions at the identity provider. */
  endSignIns: (uid: string) => Promise<void>
}

/** Signs a user out everywhere, for example after a lost device. The user may sign in again at once. */
export async function signOutUser(
  office: SignOutOffice,
  { actorId, userId }: { actorId: string; userId: string },
): Promise<StaffChanged> {
  const done = await changeStaff(office, {
    actorId,
    targetId: userId,
    action: 'sessions.ended',
    change: async () => ({ before: null, after: { keptOne: false } }),
  })
  if (!done.ok) return done
  await office.endSignIns(userId)
  // Again, because a browser may have started a session before the provider ended its own.
  await inTransaction(office.db, (tx) => office.endSessionsOf(tx, userId, office.now()))
  return done
}
