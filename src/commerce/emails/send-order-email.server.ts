import { z } from 'zod'
import type { Database, Transaction } from '#database/engine.server.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { JobResult } from '../jobs/job.ts'
import { deleteUnclaimedJob } from '../jobs/job-store.server.ts'
import { changeOrder } from '../orders/change-order.server.ts'
import { isAddressUnproved } from '../orders/confirmation/cash-confirmation-store.server.ts'
import { undoWindowMs } from '../orders/lifecycle/order-lifecycle.ts'
import { localizeOrder } from '../orders/localize-order.ts'
import type { Order } from '../orders/order.ts'
import { isInPhase, type OrderStatus, orderStatusProperties } from '../orders/order-status.ts'
import { addOwnerLink } from '../orders/owner-link/add-owner-link.server.ts'
import { findOrder } from '../orders/records/order-store.server.ts'
import { isUndecided } from '../payments/payment.ts'
import { onlinePaymentMethods } from '../payments/payment-provider.ts'
import { listPayments } from '../payments/payment-store.server.ts'
import { saveInvitationToken } from '../reviews/invitation-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { enqueueEmail } from './enqueue-email.server.ts'
import { readEmailFacts } from './order-email-facts.server.ts'
import { isUnpaidOnline } from './order-email-parts.ts'
import { type OrderEmailTrigger, orderEmailTriggers } from './order-email-trigger.ts'
import { buildOrderEmail } from './order-emails.ts'
import { recordSentEmail } from './sent-email-store.server.ts'
import { hashOfStopToken, stopPath, stopTokenOf } from './stop-link.server.ts'

export const orderEmailPayload = z.object({
  orderId: z.string(),
  trigger: z.enum(orderEmailTriggers),
  /** For a refund: its amount, and the method of the payment. */
  amount: z.int().optional(),
  method: z.enum(onlinePaymentMethods).optional(),
  /** The claim that the email is about. */
  claimId: z.string().optional(),
  /** Message id of the email, the same for each attempt. */
  mailId: z.string(),
})

type OrderEmailPayload = z.infer<typeof orderEmailPayload>

interface NewOrderEmail extends Omit<OrderEmailPayload, 'mailId'> {
  at: number
  /** Sends the email later than `at`. */
  delayMs?: number
}

/** Adds an order email to the outbox, in the transaction of the change that it reports. */
export function enqueueOrderEmail(
  db: Database,
  { at, delayMs = 0, ...facts }: NewOrderEmail,
): Promise<void> {
  const payloadOf = (mailId: string) => ({ ...facts, mailId })
  return enqueueEmail(db, 'send-order-email', at, payloadOf, { runAt: at + delayMs })
}

/** A move of staff by its new status and its time. */
interface StaffMove {
  orderId: string
  status: OrderStatus
  at: number
}

/** Enqueues the email of a status, if it has one, for when the move can no longer be undone. */
export async function enqueueMoveEmail(db: Database, move: StaffMove): Promise<void> {
  const { orderId, status, at } = move
  const trigger = orderStatusProperties[status].email
  if (trigger === null) return
  const job = { runAt: at + undoWindowMs, uniqueKey: moveEmailKey(move) }
  await enqueueEmail(db, 'send-order-email', at, (mailId) => ({ orderId, trigger, mailId }), job)
}

/** Withdraws the email of a move. False when a worker has claimed it: the customer may have got it. */
export async function withdrawMoveEmail(tx: Transaction, move: StaffMove): Promise<boolean> {
  if (orderStatusProperties[move.status].email === null) return true
  return deleteUnclaimedJob(tx, moveEmailKey(move))
}

const moveEmailKey = ({ orderId, status, at }: StaffMove) => `move-email:${orderId}:${status}:${at}`

/** Sends an order email. The job retries while the mail server is down; a guest without an address gets none. */
export async function sendOrderEmail(
  shop: ShopContext,
  payload: OrderEmailPayload,
): Promise<JobResult> {
  const { orderId, trigger, mailId } = payload
  const order = await findOrder(shop.db, orderId)
  if (!order || order.contact.email === '' || !isStillCurrent(trigger, order)) return { done: true }
  // An unproved mailbox may be a stranger's: it gets the confirmation code only.
  if (await isAddressUnproved(shop.db, orderId)) return { done: true }
  if (trigger === 'payment-reminder' && !(await isPayable(shop, order))) return { done: true }
  const isOnRequest = isUnpaidOnline(order) || trigger === 'new-link'
  if (isOnRequest && !(await shop.allowUnpaidOrderMail(order.contact.email, mailId))) {
    shop.log.warn('order email not sent', { order: orderId, reason: 'recipient limit' })
    return { done: true }
  }
  const stop = stopTokenOf(shop, 'review invitation', orderId)
  // In the lock of the order, so that an erasure comes first, or finds the link.
  const prepared = await changeOrder(shop, { orderId }, async (tx, current) => {
    const link = await addOwnerLink({ ...shop, db: tx }, { orderId, mailId })
    // The secret may have been replaced since the invitation, or the email that staff send again.
    if (trigger === 'review-invitation') {
      await saveInvitationToken(tx, orderId, hashOfStopToken(stop))
    }
    return { ok: true, link, current } as const
  })
  if (!prepared.ok) return { done: true }
  const { link, current } = prepared
  const facts = await readEmailFacts(shop, current, payload, { link, stop: stopPath(stop) })
  await inLocale(current.locale, () => {
    const email = buildOrderEmail(localizeOrder(current), facts)
    return shop.mailer.send({ to: current.contact.email, email, id: mailId })
  })
  const sent = { id: mailId, userId: order.userId, orderId, trigger, payload }
  await changeOrder(shop, { orderId }, (tx, _order, sentAt) =>
    recordSentEmail(tx, { ...sent, sentAt }),
  )
  shop.log.info('order email sent', { order: orderId, trigger })
  return { done: true }
}

/** Whether to ask for a payment: the order has not expired, and the provider has no payment to decide. */
async function isPayable(
  { db, now }: ShopContext,
  { id, expiresAt }: Pick<Order, 'id' | 'expiresAt'>,
): Promise<boolean> {
  if (expiresAt === null || expiresAt <= now()) return false
  return !(await listPayments(db, id)).some(isUndecided)
}

/**
 * Whether an order email still holds when it is sent: the mail server may have been down for hours, and a customer must
 * not read that flowers are coming after the email that cancelled them.
 */
export function isStillCurrent(
  trigger: OrderEmailTrigger,
  { status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
): boolean {
  switch (trigger) {
    case 'received':
    case 'confirmed':
    case 'substituted':
    case 'edited':
      return isInPhase(status, 'reserved', 'workshop')
    case 'delivery-changed':
      return isInPhase(status, 'reserved', 'workshop') || status === 'delivery_failed'
    case 'delivery-failed':
      return status === 'delivery_failed'
    case 'running-late':
      return isInPhase(status, 'workshop')
    case 'payment-reminder':
      return status === 'awaiting_payment' && paymentStatus === 'pending'
    case 'payment-failed':
    case 'payments-declined':
      return status === 'awaiting_payment' && paymentStatus === 'failed'
    case 'out-for-delivery':
      return status === 'out_for_delivery'
    case 'delivered':
    case 'review-invitation':
      return status === 'delivered'
    case 'cancelled':
    case 'refunded':
    case 'new-link':
    case 'claim-received':
    case 'claim-answered':
    case 'thanks-received':
      return true
  }
}
