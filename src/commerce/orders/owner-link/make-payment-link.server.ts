import { newDocumentId } from '#database/document-id.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import { isUnpaidOnline } from '../../emails/order-email-parts.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { openDue } from '../difference-due.ts'
import { addOwnerLink } from './add-owner-link.server.ts'

export type MadePaymentLink =
  /** The path of the order with the token of the link. */
  Accepted<{ path: string }> | Refusal<'order-not-found' | 'nothing-to-pay'>

/**
 * Makes a link with which the customer sees and pays an order, for staff to copy into a chat. Staff read it, so it must
 * permit nothing else: a seller could cancel a paid order with it. It is shown only once.
 */
export function makePaymentLink(
  shop: ShopContext,
  { orderId, staffId }: { orderId: string; staffId: string },
): Promise<MadePaymentLink> {
  return changeOrder<MadePaymentLink>(shop, { orderId }, async (tx, order, at) => {
    const isUnpaid = order.status === 'awaiting_payment' && isUnpaidOnline(order)
    if (!isUnpaid && openDue(order) === 0) {
      return { ok: false, refusal: 'nothing-to-pay' }
    }
    const link = { orderId, mailId: newDocumentId(), scope: 'pay' } as const
    const path = await addOwnerLink({ ...shop, db: tx }, link)
    await writeAudit(tx, {
      at,
      actorId: staffId,
      action: 'order.payment-link-made',
      subject: orderId,
      before: null,
      after: null,
    })
    return { ok: true, path }
  })
}
