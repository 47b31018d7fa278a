import type { OpenDatabase } from '#database/engine.server.ts'
import { completePayment } from '../../src/commerce/payments/complete-payment.server.ts'
import { requestRefund } from '../../src/commerce/payments/request-refund.server.ts'
import { attemptsOf, orderOf, paymentsOf, refundsOf } from './database-reads.ts'
import { type OrderOverrides, type PayableOrder, placeCardOrder } from './factories.ts'
import { expectInvariantsToHold } from './invariants.ts'
import { runAllJobs } from './run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from './test-shop.ts'

export interface PaidOrder {
  shop: TestShop
  order: PayableOrder
  paymentId: string
  transactionId: string
}

/** Places an order and pays it by card. */
export async function createPaidOrder(
  shop: TestShop,
  overrides: OrderOverrides = {},
): Promise<PayableOrder> {
  const order = await placeCardOrder(shop, overrides)
  await completePayment(shop, shop.payments.pay(order.checkoutUrl), 'webhook')
  return order
}

/** A shop with an order of EGP 575 paid by card. */
export async function openPaidOrder(database: OpenDatabase): Promise<PaidOrder> {
  const shop = await openTestShop(database)
  const order = await placeCardOrder(shop)
  const report = shop.payments.pay(order.checkoutUrl)
  await completePayment(shop, report, 'webhook')
  const [payment] = await paymentsOf(shop, order)
  return { shop, order, paymentId: payment?.id ?? '', transactionId: report.transactionId }
}

/** Refunds of the current paid order: requests of staff, calls to the provider, and records of the shop. */
export function refundSteps(present: () => PaidOrder) {
  return {
    ask: (amount: number, seenLeft = 575) => {
      const { shop, paymentId } = present()
      const request = { paymentId, amount, seenLeft, reason: 'Wilted', staffId: 'nadia' }
      return requestRefund(shop, request)
    },
    async later(count = 3) {
      const { shop } = present()
      shop.clock.now += minutes(count)
      await runAllJobs(shop)
    },
    sent: () => present().shop.payments.refunds.map(({ amount }) => amount),
    async refunds() {
      const { shop, order } = present()
      const all = await refundsOf(shop, order)
      return all.map(({ amount, status }) => `${amount} ${status}`).toSorted()
    },
    async outcomes() {
      const { shop, order } = present()
      return (await attemptsOf(shop, order)).map(({ outcome }) => outcome)
    },
    async ledger() {
      const { shop, order } = present()
      const { refunded, paymentStatus } = await orderOf(shop, order)
      const [payment] = await paymentsOf(shop, order)
      await expectInvariantsToHold(shop)
      return { refunded, paymentStatus, returned: payment?.returned }
    },
  }
}
