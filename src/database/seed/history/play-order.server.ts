import { isOfferedWith } from '#commerce/catalogue/add-on.ts'
import { bouquetsOf } from '#commerce/catalogue/add-on-store.server.ts'
import { findSoldProducts } from '#commerce/catalogue/product-store.server.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import type { OrderRequest } from '#commerce/checkout/order-request.ts'
import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import { findDeliveryTerms } from '#commerce/delivery/delivery-store.server.ts'
import type { JobClaim } from '#commerce/jobs/job.ts'
import type { Pounds } from '#commerce/money.ts'
import { requestCancellation } from '#commerce/orders/cancellation/request-cancellation.server.ts'
import { noCashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { confirmByPhone } from '#commerce/orders/confirmation/staff-confirmation.server.ts'
import { cancelOwnOrder } from '#commerce/orders/customer/cancel-own-order.server.ts'
import { changeCardMessage } from '#commerce/orders/customer/change-own-order.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { expireOrder } from '#commerce/orders/lifecycle/expire-order.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { giveAddress } from '#commerce/orders/recipient-address/give-address.server.ts'
import { makeAddressLink } from '#commerce/orders/recipient-address/make-address-link.server.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { addNote } from '#commerce/orders/staff/add-note.server.ts'
import { completePayment } from '#commerce/payments/complete-payment.server.ts'
import {
  type CheckoutMethod,
  isOnlineMethod,
  type OnlinePaymentMethod,
} from '#commerce/payments/payment-provider.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { refundPayment } from '#commerce/payments/refund-payment.server.ts'
import { listRefunds } from '#commerce/payments/refund-store.server.ts'
import { requestRefund } from '#commerce/payments/request-refund.server.ts'
import { startPayment } from '#commerce/payments/start-payment.server.ts'
import { placeTelephoneOrder } from '#commerce/telephone/place-telephone-order.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { newDocumentId } from '../../document-id.ts'
import type { PlannedEvent, PlannedOrder } from './planned-order.ts'
import { playClaim } from './play-claims.server.ts'
import { playReview } from './play-reviews.server.ts'
import { giveToDriver } from './play-runs.server.ts'
import { expectAccepted, idOf, type Stage, type Step } from './stage.ts'

/** The steps of an order, through the use cases of the shop. */
export function stepsOfOrder(stage: Stage, plan: PlannedOrder): Step[] {
  const userId = plan.account === null ? newDocumentId() : idOf(stage.accounts, plan.account)
  let orderId = ''
  return [
    {
      at: plan.placedAt,
      run: async () => {
        orderId = await place(stage, plan, userId)
      },
    },
    ...plan.events.map((event) => ({
      at: event.at,
      run: async () => {
        const order = await findOrder(stage.shop.db, orderId)
        if (!order) throw new Error('The demo history lost an order.')
        await play(stage, { order, plan }, event)
      },
    })),
  ]
}

async function place(stage: Stage, plan: PlannedOrder, userId: string): Promise<string> {
  const request = await requestOf(stage, plan)
  const { shop, staff } = stage
  const { takenBy, account } = plan
  if (!takenBy) return (await expectAccepted('an order', placeOrder(shop, request, userId))).orderId
  const paymentMethod = request.paymentMethod === 'cash' ? 'cash' : 'terminal'
  const customerId = account === null ? null : userId
  const order = { ...request, customerId, locale: 'en', paymentMethod } as const
  const by = { staffId: staff[takenBy], mayDiscount: false }
  const placed = await expectAccepted('a counter order', placeTelephoneOrder(shop, order, by))
  return placed.orderId
}

/** The request with the prices that the shopper saw at that time. */
async function requestOf({ shop, ...ids }: Stage, plan: PlannedOrder): Promise<OrderRequest> {
  const wanted = plan.products.map(({ name, quantity }) => ({
    productId: idOf(ids.products, name),
    quantity,
  }))
  const products = await findSoldProducts(
    shop.db,
    wanted.map(({ productId }) => productId),
  )
  const bouquets = await bouquetsOf(shop.db, products)
  const bouquet = bouquets.get(wanted[0]?.productId ?? '')
  const lines = wanted.map((line) => {
    const product = products.find(({ id }) => id === line.productId)
    if (!product) throw new Error('The demo history orders an archived product.')
    const priced = { ...line, seenUnitPrice: effectivePrice(product, shop.now()) }
    return bouquet && isOfferedWith(product, bouquet) ? { ...priced, addedTo: 0 } : priced
  })
  const zoneId = idOf(ids.zones, plan.zone)
  const delivery = { date: plan.date, slotId: idOf(ids.slots, plan.slot) }
  const terms = await inTransaction(shop.db, (tx) => findDeliveryTerms(tx, { zoneId, ...delivery }))
  const seenDeliveryFee = (terms?.zone.fee ?? 0) + (terms?.surcharge?.amount ?? 0)
  const goods = lines.reduce((sum, line) => sum + line.seenUnitPrice * line.quantity, 0)
  const { recipient, cardMessage, senderShown, ifMissing, contact, place: address } = plan
  return {
    idempotencyKey: crypto.randomUUID(),
    ...{
      lines,
      seenDeliveryFee,
      recipient,
      delivery,
      cardMessage,
      senderShown,
      ifMissing,
      contact,
    },
    address:
      plan.givenBy === 'sender'
        ? { givenBy: 'sender', zoneId, ...address }
        : { givenBy: 'recipient', zoneId },
    paymentMethod: offered(shop, plan.method, goods + seenDeliveryFee),
  }
}

/** Cash has a limit, and the shop may not offer wallets. */
function offered({ policy, payments }: Stage['shop'], method: CheckoutMethod, total: number) {
  if (method === 'cash') return total <= policy.cashLimit ? method : 'card'
  return payments.methodId(method) === null ? 'card' : method
}

interface PlayedOrder {
  order: Order
  plan: PlannedOrder
}

async function play(
  stage: Stage,
  { order, plan }: PlayedOrder,
  event: PlannedEvent,
): Promise<void> {
  const { shop, staff } = stage
  const { id: orderId, userId, status, paymentMethod } = order
  switch (event.kind) {
    case 'decline':
    case 'pay':
      if (!isOnlineMethod(paymentMethod)) return
      return decide(stage, order, paymentMethod, event.kind === 'pay' ? 'paid' : 'failed')
    case 'underpay':
      if (!isOnlineMethod(paymentMethod)) return
      return decide(stage, order, paymentMethod, 'paid', event.discount)
    case 'confirm-by-phone': {
      // Paid orders, and cash orders of customers with a verified address, are confirmed by now.
      if (status !== 'awaiting_payment') return
      const by = { orderId, staffId: staff[event.by] }
      await expectAccepted('a confirmation', confirmByPhone(shop, by, noCashLimits))
      return
    }
    case 'expire':
      // Cash orders of verified customers do not expire: the customer cancels instead.
      if (status === 'awaiting_payment') await expireOrder(shop, { orderId })
      else await expectAccepted('a cancellation', cancelOwnOrder(shop, { orderId, userId }))
      return
    case 'cancel':
      await expectAccepted('a cancellation', cancelOwnOrder(shop, { orderId, userId }))
      return
    case 'change-card': {
      const change = { orderId, userId, from: order.cardMessage, to: event.message }
      await expectAccepted('a card message', changeCardMessage(shop, change))
      return
    }
    case 'give-address': {
      const { token } = await expectAccepted('a link', makeAddressLink(shop, { orderId, userId }))
      await expectAccepted('an address', giveAddress(shop, { token, place: plan.place }))
      return
    }
    case 'note': {
      const note = { orderId, staffId: staff[event.by], note: event.note }
      await expectAccepted('a note', addNote(shop, note))
      return
    }
    case 'move': {
      const { to, note } = event
      // Nadia and Karim ask each other: late orders leave on another day, and she approves cancellations.
      const agreed = { confirmedDays: [order.delivery.date], mayRefund: true }
      const move = { orderId, from: status, to, note, staffId: staff[event.by], ...agreed }
      await expectAccepted(`a move to ${to}`, advanceOrder(shop, move))
      if (to === 'preparing') await giveToDriver(stage, order)
      return
    }
    case 'refund':
      return refund(stage, order, event)
    case 'send-refunds':
      return sendRefunds(shop, orderId)
    case 'request-cancellation': {
      const request = { orderId, from: status, reason: event.reason, staffId: staff[event.by] }
      await expectAccepted('a request to cancel', requestCancellation(shop, request))
      return
    }
    case 'claim':
    case 'reply-to-claim':
    case 'refund-claim':
    case 'replace-claim':
      return playClaim(stage, order, event)
    case 'review':
    case 'answer-review':
    case 'hide-review':
      return playReview(stage, order, event)
  }
}

async function decide(
  { shop, provider }: Stage,
  { id: orderId, userId }: Order,
  method: OnlinePaymentMethod,
  outcome: 'paid' | 'failed',
  discount?: Pounds,
): Promise<void> {
  const started = await expectAccepted('a payment', startPayment(shop, { orderId, userId, method }))
  await completePayment(shop, provider.decide(started.checkoutUrl, outcome, discount), 'webhook')
}

async function refund(
  { shop, staff }: Stage,
  { id: orderId }: Order,
  { by, percent, reason }: Extract<PlannedEvent, { kind: 'refund' }>,
): Promise<void> {
  const payments = await listPayments(shop.db, orderId)
  const paid = payments.find(({ status }) => status === 'paid')
  // Cash is not refunded through the provider.
  if (!paid) return
  const request = {
    paymentId: paid.id,
    amount: Math.round((paid.amount * percent) / 100),
    seenLeft: paid.amount,
    reason,
    staffId: staff[by],
  }
  await expectAccepted('a refund', requestRefund(shop, request))
}

const heldClaim: JobClaim = {
  fence: 1,
  assertHeld: async () => undefined,
  remainingMs: () => 60_000,
}

async function sendRefunds(shop: Stage['shop'], orderId: string): Promise<void> {
  for (const { id: refundId } of await listRefunds(shop.db, orderId)) {
    await refundPayment(shop, { refundId }, heldClaim)
  }
}
