import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { runJobNow } from '../jobs/job-schedule-store.server.ts'
import { findOrder, lockOrder } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { enqueueEmail } from './enqueue-email.server.ts'
import { isStillCurrent, orderEmailPayload } from './send-order-email.server.ts'
import { findSentEmail } from './sent-email-store.server.ts'

export type ResentEmail = Accepted | Refusal<'not-resendable' | 'not-current' | 'no-address'>

/** Staff send an order email again, to the current address of the customer. A second click waits for the first one. */
export function resendOrderEmail(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { mailId: sentId, staffId }: { mailId: string; staffId: string },
): Promise<ResentEmail> {
  const at = now()
  return inTransaction(db, async (tx): Promise<ResentEmail> => {
    const sent = await findSentEmail(tx, sentId)
    const payload = orderEmailPayload.safeParse(sent?.payload)
    if (!sent?.orderId || !payload.success) return { ok: false, refusal: 'not-resendable' }
    await lockOrder(tx, sent.orderId)
    const order = await findOrder(tx, sent.orderId)
    if (!order) return { ok: false, refusal: 'not-resendable' }
    if (order.contact.email === '') return { ok: false, refusal: 'no-address' }
    if (!isStillCurrent(payload.data.trigger, order)) return { ok: false, refusal: 'not-current' }
    const payloadOf = (mailId: string) => ({ ...payload.data, mailId })
    const uniqueKey = `resend-email:${sentId}`
    await enqueueEmail(tx, 'send-order-email', at, payloadOf, { uniqueKey })
    // The one of an earlier click may be dead-lettered.
    await runJobNow(tx, uniqueKey, at)
    const entry = { at, actorId: staffId, subject: order.id, before: null }
    await writeAudit(tx, { ...entry, action: 'order.email-resent', after: { email: sent.trigger } })
    return { ok: true }
  })
}
