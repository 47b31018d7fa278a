import type { Database } from '#database/engine.server.ts'
import type { StaffClaim } from '../../claims/claim.ts'
import { findReplacedOrder, listClaimsOf } from '../../claims/claim-store.server.ts'
import { type Handover, handoverOf } from '../../drivers/delivery-attempt.ts'
import { listDeliveryAttempts } from '../../drivers/delivery-attempt-store.server.ts'
import { type Payment, shownMethod } from '../../payments/payment.ts'
import { listPayments } from '../../payments/payment-store.server.ts'
import { listRefunds, type Refund } from '../../payments/refund-store.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import {
  type CancellationRequest,
  findCancellationRequest,
} from '../cancellation/cancellation-request-store.server.ts'
import { isUnconfirmedCash } from '../confirmation/cash-confirmation.ts'
import { findConfirmation } from '../confirmation/cash-confirmation-store.server.ts'
import type { Suspicion } from '../confirmation/suspicion-store.server.ts'
import { findSuspicions } from '../confirmation/suspicion-store.server.ts'
import { localizeLine, localizeOrder } from '../localize-order.ts'
import type { Order, OrderLine } from '../order.ts'
import { isInPhase } from '../order-status.ts'
import { findAddressSms } from '../recipient-address/address-link-store.server.ts'
import {
  type AddressSmsView,
  shopAsksRecipient,
  viewAddressSms,
} from '../recipient-address/address-sms.ts'
import { type Thanks, viewThanks } from '../recipient-page/thanks.ts'
import { findThanks } from '../recipient-page/thanks-store.server.ts'
import { listStaffEvents, type StaffEvent } from '../records/order-event-store.server.ts'
import { findOrder } from '../records/order-store.server.ts'
import type { OrderPhotos } from './order-photo.ts'
import { findPhotos } from './order-photo-store.server.ts'

/** An order for staff, without the payer's address at the provider. */
export interface StaffOrder {
  order: Order
  timeline: StaffEvent[]
  photos: OrderPhotos
  payments: StaffPayment[]
  refunds: StaffRefund[]
  /** Set when the shop itself asks the recipient for the address. */
  addressSms: AddressSmsView | null
  /** Set when the report of the driver names the receiver or the recipient's PIN. */
  handover: Handover | null
  thanks: Thanks | null
  /** Claims about the flowers, newest first. */
  claims: StaffClaim[]
  /** The order whose flowers this free order replaces. */
  replaces: { id: string; number: string } | null
  /** Set while a cash order is unconfirmed. */
  confirmation: StaffConfirmation | null
  /** The open request to cancel it; null once the order has ended. */
  cancellation: CancellationRequest | null
}

/** The confirmation of a cash order as staff see it. */
export interface StaffConfirmation {
  sends: number
  wrongCodes: number
  suspicion: Suspicion
}

export type StaffPayment = ReturnType<typeof toStaffPayment>
export type StaffRefund = ReturnType<typeof toStaffRefund>

/** With names in the language of the page; null when no order has the id. */
export async function readStaffOrder(
  { db }: Pick<ShopContext, 'db'>,
  id: string,
): Promise<StaffOrder | null> {
  const timeline = await listStaffEvents(db, id)
  const details = {
    photos: await findPhotos(db, id),
    payments: (await listPayments(db, id)).map(toStaffPayment),
    refunds: (await listRefunds(db, id)).map(toStaffRefund),
    claims: await listClaimsOf(db, id),
    handover: handoverOf((await listDeliveryAttempts(db, [id])).get(id) ?? []),
    thanks: viewThanks(await findThanks(db, id)),
    replaces: await findReplacedOrder(db, id),
  }
  const request = await findCancellationRequest(db, id)
  // Read last, so that the order is never older than the details beside it.
  const order = await findOrder(db, id)
  if (!order) return null
  const confirmation = isUnconfirmedCash(order) ? await findStaffConfirmation(db, id) : null
  const cancellation = isInPhase(order.status, 'delivered', 'released') ? null : request
  const sms = shopAsksRecipient(order) ? await findAddressSms(db, id) : null
  return {
    order: localizeOrder(order),
    timeline: timeline.map((event) => localizeSubstitution(event, order.lines)),
    ...details,
    confirmation,
    cancellation,
    addressSms: sms && viewAddressSms(sms),
  }
}

/** The note of a substitution is `Peonies for Roses`. The order knows the Arabic names of its latest one. */
function localizeSubstitution(event: StaffEvent, lines: readonly OrderLine[]): StaffEvent {
  if (event.kind !== 'substituted') return event
  const names = new Map<string | null, string | null>()
  for (const line of lines) {
    const { name, insteadOf } = localizeLine(line)
    names.set(line.name, name).set(line.insteadOf, insteadOf)
  }
  const note = event.note.split(' for ').map((name) => names.get(name) ?? name)
  return { ...event, note: note.join(' for ') }
}

async function findStaffConfirmation(
  db: Database,
  orderId: string,
): Promise<StaffConfirmation | null> {
  const found = await findConfirmation(db, orderId)
  if (!found) return null
  const suspicion = (await findSuspicions(db, [orderId])).get(orderId) ?? null
  return { sends: found.sends, wrongCodes: found.wrongCodes, suspicion }
}

function toStaffPayment(payment: Payment) {
  const { id, attempt, receipt, amount, status, createdAt } = payment
  const { transactionId, failureReason, paidAt, returned, requestedAmount, difference } = payment
  return {
    id,
    attempt,
    method: shownMethod(payment),
    receipt,
    amount,
    status,
    transactionId,
    failureReason,
    paidAt,
    returned,
    requestedAmount,
    difference,
    createdAt,
  }
}

function toStaffRefund(refund: Refund) {
  const { id, paymentId, amount, reason, kind, status, failureReason, createdAt } = refund
  return { id, paymentId, amount, reason, kind, status, failureReason, createdAt }
}
