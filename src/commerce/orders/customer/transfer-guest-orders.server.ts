import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { lockUser, removeProfile } from '../../customers/user-store.server.ts'
import { transferSentEmails } from '../../emails/sent-email-store.server.ts'
import { redactAudit } from '../../personal-data/erasure-store.server.ts'
import { transferOrders } from '../records/order-store.server.ts'

interface OrderTransfer {
  /** The caller has verified that the same browser had the session of this guest. */
  guestId: string
  userId: string
  at: number
}

/**
 * Transfers the orders of a guest to the account that the guest signed in to, and deletes the guest. Runs in the
 * transaction of the sign-in, so a crash cannot leave orders behind. Returns the number of orders.
 */
export async function transferGuestOrders(
  tx: Transaction,
  transfer: OrderTransfer,
): Promise<number> {
  const { guestId, userId, at } = transfer
  await lockUser(tx, guestId)
  const orderIds = await transferOrders(tx, guestId, userId)
  await transferSentEmails(tx, guestId, userId)
  await removeProfile(tx, guestId)
  await redactAudit(tx, 'user', { subject: guestId, at })
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
