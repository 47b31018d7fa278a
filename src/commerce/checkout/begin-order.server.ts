import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { pipelined } from '#database/pipelined.server.ts'
import { isUnpaidOnline } from '../emails/order-email-parts.ts'
import { enqueueOrderEmail } from '../emails/send-order-email.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { isUnconfirmedCash } from '../orders/confirmation/cash-confirmation.ts'
import { insertConfirmation } from '../orders/confirmation/cash-confirmation-store.server.ts'
import { enqueueCode } from '../orders/confirmation/send-confirmation-code.server.ts'
import { enqueueStatusEmail } from '../orders/lifecycle/move-order.server.ts'
import type { Order } from '../orders/order.ts'
import { insertEvent } from '../orders/records/order-event-store.server.ts'

interface Beginning {
  /** The staff member who placed the order; without one the customer did. */
  staffId: string | undefined
  /** Keyed hashes of the customer's networks, for the limits on unconfirmed cash orders. */
  networks: readonly string[]
}

/** Writes the first event of a new order, and enqueues its emails, its code and its expiry. */
export async function beginOrder(tx: Transaction, order: Order, begun: Beginning): Promise<void> {
  await pipelined(tx, (tx) =>
    Promise.all([
      writeFirstEvents(tx, order, begun.staffId),
      isUnconfirmedCash(order) ? beginConfirmation(tx, order, begun.networks) : null,
    ]),
  )
}

/** As `recorded-note.ts` shows it. */
const telephoneNote = 'Ordered by telephone.'

const paymentReminderAfterMs = 10 * 60_000

/** Sends the customer a code. The order gets no other email until it is confirmed. */
async function beginConfirmation(
  tx: Transaction,
  order: Order,
  networks: readonly string[],
): Promise<void> {
  const { id: orderId, userId, createdAt: at } = order
  const nonce = newDocumentId()
  const confirmation = {
    ...{ orderId, userId, networks, nonce },
    phone: order.contact.phone,
    sends: 1,
    sentAt: at,
    wrongCodes: 0,
    corrections: 0,
    createdAt: at,
    confirmedAt: null,
  }
  await Promise.all([insertConfirmation(tx, confirmation), enqueueCode(tx, { orderId, nonce, at })])
}

async function writeFirstEvents(
  tx: Transaction,
  order: Order,
  staffId: string | undefined,
): Promise<void> {
  const { id: orderId, userId, status, createdAt: at } = order
  const by = staffId
    ? ({ actor: 'staff', actorId: staffId, note: telephoneNote, at } as const)
    : ({ actor: 'customer', actorId: userId, note: '', at } as const)
  const writes: Promise<unknown>[] = [
    insertEvent(tx, { orderId, kind: 'moved', from: null, to: status, ...by }),
  ]
  if (!isUnconfirmedCash(order)) writes.push(enqueueStatusEmail(tx, { orderId, status, at }))
  if (isUnpaidOnline(order)) {
    const delayMs = paymentReminderAfterMs
    writes.push(enqueueOrderEmail(tx, { orderId, trigger: 'payment-reminder', at, delayMs }))
  }
  if (order.expiresAt !== null) {
    const expiry = {
      kind: 'expire-order',
      payload: { orderId },
      runAt: order.expiresAt,
      uniqueKey: `expire-order:${orderId}`,
      now: at,
    } as const
    writes.push(enqueueJob(tx, expiry))
  }
  await Promise.all(writes)
}
