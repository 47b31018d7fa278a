import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { lockUser, removeProfile } from '../../customers/user-store.server.ts'
import { transferOrders } from '../records/order-store.server.ts'

interface Adoption {
  /** Who they were. The caller has proof that the same browser came in as this guest. */
  guestId: string
  /** Who they are now. */
  userId: string
  at: number
}

/**
 * A guest has signed in to an account: what they ordered goes with them, and the guest is no more. Works inside the
 * transaction that signs them in, so that nobody is ever between the two. Answers how many orders moved.
 */
export async function adoptGuestOrders(tx: Transaction, adoption: Adoption): Promise<number> {
  const { guestId, userId, at } = adoption
  await lockUser(tx, guestId)
  const orderIds = await transferOrders(tx, guestId, userId)
  await removeProfile(tx, guestId)
  if (orderIds.length === 0) return 0
  await writeAudit(tx, {
    at,
    actorId: userId,
    action: 'orders.adopted',
    subject: guestId,
    before: { userId: guestId },
    after: { userId, orderIds },
  })
  return orderIds.length
}
