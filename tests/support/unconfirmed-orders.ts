import { findConfirmation } from '#commerce/orders/confirmation/cash-confirmation-store.server.ts'
import type { CashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { codeOf, linkTokenOf } from '#commerce/orders/confirmation/confirmation-code.server.ts'
import { cashLimitsOf } from '#identity/rate-limits/cash-limits.server.ts'
import { orderOf } from './database-reads.ts'
import { createOrder, type OrderOverrides, type TestOrder } from './factories.ts'
import type { TestShop } from './test-shop.ts'

/** Creates a cash order of a customer without a verified email. */
export function createUnconfirmedOrder(
  shop: TestShop,
  overrides: OrderOverrides = {},
): Promise<TestOrder> {
  return createOrder(shop, { ...overrides, paymentMethod: 'cash', isProved: false })
}

/** The current code and token of an order. */
export async function proofsOf(shop: TestShop, { orderId }: { orderId: string }) {
  const { contact } = await orderOf(shop, { orderId })
  const nonce = (await findConfirmation(shop.db, orderId))?.nonce ?? ''
  const subject = { orderId, email: contact.email, nonce }
  return { code: codeOf(shop, subject), token: linkTokenOf(shop, subject) }
}

export function wrongCodeFor(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

/** Cash limits of one network, as in production. */
export function limitsOf(shop: TestShop, network: string, perHour = 6): CashLimits {
  return cashLimitsOf({
    networks: [{ hash: network, allowance: 1 }],
    perHour,
    secret: 'test secret',
    now: shop.now,
  })
}
