import { inTransaction } from '#database/transaction.server.ts'
import { changeStaff, type StaffChanged, type StaffOffice } from '../staff/staff-change.server.ts'

interface SignOutOffice extends StaffOffice {
  /** Ends what somebody's browsers have at the identity provider. */
  endSignIns: (uid: string) => Promise<void>
}

/** Signs somebody out everywhere: of a device that was lost, say. They may come in again at once. */
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
  // Until the provider had ended them, a browser may have begun another session.
  await inTransaction(office.db, (tx) => office.endSessionsOf(tx, userId, office.now()))
  return done
}
