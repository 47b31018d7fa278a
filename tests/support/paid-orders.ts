import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { reconcilePayment } from '#commerce/payments/reconcile-payment.server.ts'
import { requestRefund } from '#commerce/payments/request-refund.server.ts'
import { startPayment } from '#commerce/payments/start-payment.server.ts'
import type { ShopContext } from '#commerce/shop-context.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import { createPaymobProvider } from '#integrations/paymob/paymob-provider.server.ts'
import { parseServerSettings } from '#platform/server-settings.ts'
import { createOrder } from './factories.ts'
import { sandboxCall } from './sandbox-process.ts'
import { testSettings } from './test-settings.ts'
import { createSlot, openTestShop, type TestShop } from './test-shop.ts'

/** A shop in this process with the payment provider of the sandbox and the real time. */
export async function openPayingShop(database: OpenDatabase, dataFolder: string) {
  const opened = await openTestShop(database)
  opened.clock.now = Date.now()
  const settings = parseServerSettings({ values: testSettings(dataFolder), isServer: true })
  const payments = createPaymobProvider(settings, opened.log)
  const slot = await createSlot(opened, { capacity: 1_000_000 })
  return { ...opened, slot, atProvider: { ...opened, payments } }
}

/** Places a card order of EGP 575 with a requested refund of 100, whose job is due. */
export async function placePaidOrderToRefund(
  shop: TestShop & { atProvider: ShopContext },
): Promise<{ reference: string; orderId: string }> {
  const delivery = { date: addDays(civilDateAt(shop.now()), 3), slotId: shop.slot.id }
  const { orderId, userId } = await createOrder(shop, { delivery })
  const started = await startPayment(shop.atProvider, { orderId, userId, method: 'card' })
  if (!started.ok) throw new Error(`The payment was refused: ${started.refusal}.`)
  const [payment] = await listPayments(shop.db, orderId)
  if (!payment) throw new Error('The order has no payment.')
  await sandboxCall('POST', '/paymob/pay', {
    merchantOrderId: payment.reference,
    webhook: 'lost',
  })
  await reconcilePayment(shop.atProvider, { paymentId: payment.id })
  const asked = await requestRefund(shop, {
    paymentId: payment.id,
    amount: 100,
    seenLeft: payment.amount,
    reason: 'Wilted',
    staffId: 'nadia',
  })
  if (!asked.ok) throw new Error(`The refund was refused: ${asked.refusal}.`)
  return { reference: payment.reference, orderId }
}
