import { decideDifference } from '#commerce/payments/decide-difference.server.ts'
import type { PaymentReport } from '#commerce/payments/payment-provider.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { receiveReturn } from '#commerce/payments/receive-return.server.ts'
import { receiveWebhook } from '#commerce/payments/receive-webhook.server.ts'
import { recordTerminalPayment } from '#commerce/payments/record-terminal-payment.server.ts'
import { recordTerminalRefund } from '#commerce/payments/record-terminal-refund.server.ts'
import { listRefunds } from '#commerce/payments/refund-store.server.ts'
import { requestRefund } from '#commerce/payments/request-refund.server.ts'
import { retryRefund } from '#commerce/payments/retry-refund.server.ts'
import { startPayment } from '#commerce/payments/start-payment.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import { type Action, type SeenOrder, staff } from '../action.ts'

const isOnline = ({ paymentMethod }: SeenOrder) => ['card', 'wallet'].includes(paymentMethod)
const isPayable = (order: SeenOrder) =>
  order.due > 0 || (order.status === 'awaiting_payment' && isOnline(order))
const isPaid = ({ captured, refunded }: SeenOrder) => captured > refunded
const isRefunded = ({ captured }: SeenOrder) => captured > 0

/** Delivers a webhook. Without an acknowledgement the provider sends it again. */
export async function deliverWebhook(shop: ShopContext, report: PaymentReport): Promise<boolean> {
  const request = new Request('https://shop.example/api/payments/webhook?hmac=genuine', {
    method: 'POST',
    body: JSON.stringify(report),
  })
  return (await receiveWebhook(shop, request)).status === 200
}

export const payments: Action[] = [
  {
    name: 'start-payment',
    weight: 20,
    needs: isPayable,
    run: ({ shop, random }, { id: orderId, userId }) =>
      startPayment(shop, { orderId, userId, method: random.pick(['card', 'card', 'wallet']) }),
  },
  {
    name: 'pay',
    weight: 24,
    // Also a page that was opened before a few orders ended, or before a cash order was confirmed.
    needs: (order) => isPayable(order) || order.key % (isOnline(order) ? 8 : 2) === 0,
    async run({ shop, world: { provider }, random }, { id: orderId, userId }) {
      const pages = (await listPayments(shop.db, orderId)).flatMap(({ checkoutUrl }) =>
        checkoutUrl && provider.isOpen(checkoutUrl) ? [checkoutUrl] : [],
      )
      const page = pages.at(-1)
      if (!page) return
      const outcome = random.below(20)
      if (outcome < 3) return provider.decline(page)
      if (outcome < 5) return provider.pend(page)
      const odd = outcome === 5 ? random.between(1, 900) : undefined
      const paid = provider.pay(page, odd)
      if (outcome === 6) provider.pay(page)
      if (!random.chance(0.6)) return
      const query = new URLSearchParams({ hmac: 'genuine', id: paid.transactionId })
      await receiveReturn(shop, query, async () => userId)
    },
  },
  {
    name: 'webhook',
    weight: 26,
    async run({ shop, world: { provider }, random }) {
      const { messages } = provider
      const [message] = messages.splice(random.below(messages.length), 1)
      if (!message || (message.mayBeLost && random.chance(0.2))) return
      if (random.chance(0.2)) messages.push(message)
      const isAcknowledged = await deliverWebhook(shop, message.report).catch((error) => {
        messages.push(message)
        throw error
      })
      if (!isAcknowledged) messages.push(message)
    },
  },
  {
    name: 'refund',
    weight: 5,
    needs: isPaid,
    async run({ shop, random }, { id: orderId }) {
      const paid = (await listPayments(shop.db, orderId)).filter(({ status }) => status === 'paid')
      const [payment, ...others] = paid
      if (!payment) return
      const { id: paymentId, amount, returned } = random.pick([payment, ...others])
      const left = amount - returned
      if (left === 0) return
      const asked = random.chance(0.4) ? left : random.between(1, left)
      const positions = random.chance(0.3) ? { positions: [0] } : {}
      const request = { paymentId, amount: asked, seenLeft: left, reason: 'Wilted', ...staff }
      return requestRefund(shop, { ...request, ...positions })
    },
  },
  {
    name: 'retry-refund',
    weight: 2,
    needs: isRefunded,
    async run({ shop }, { id: orderId }) {
      for (const { id: refundId } of await listRefunds(shop.db, orderId)) {
        await retryRefund(shop, { refundId, ...staff })
      }
    },
  },
  {
    name: 'terminal-refund',
    weight: 2,
    needs: isRefunded,
    async run({ shop }, { id: orderId }) {
      for (const { id: refundId } of await listRefunds(shop.db, orderId)) {
        await recordTerminalRefund(shop, { refundId, ...staff })
      }
    },
  },
  {
    name: 'terminal-payment',
    weight: 2,
    needs: isPayable,
    run: ({ shop }, { id: orderId, total, due }) =>
      recordTerminalPayment(shop, { orderId, seenAmount: due || total, receipt: '0815', ...staff }),
  },
  {
    name: 'decide-difference',
    weight: 4,
    needs: isPaid,
    async run({ shop, random }, { id: orderId }) {
      for (const { id: paymentId, difference } of await listPayments(shop.db, orderId)) {
        if (difference !== 'open') continue
        const decision = random.pick(['accept', 'refund'])
        await decideDifference(shop, { paymentId, decision, ...staff })
      }
    },
  },
  {
    name: 'dashboard-refund',
    weight: 1,
    needs: isPaid,
    async run({ shop, world: { provider }, random }, { id: orderId }) {
      for (const { transactionId, amount } of await listPayments(shop.db, orderId)) {
        if (transactionId) provider.refundAtDashboard(transactionId, random.between(1, amount))
      }
    },
  },
  {
    name: 'provider-decides',
    weight: 4,
    async run({ world: { provider }, random }) {
      provider.finishOne(random.pick(['paid', 'failed']))
      provider.script.decide(random.chance(0.8) ? 'done' : 'refused')
      provider.script.undecided = random.chance(0.2)
      provider.script.settled = random.chance(0.7)
    },
  },
]
