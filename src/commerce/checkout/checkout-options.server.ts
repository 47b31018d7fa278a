import { findProducts } from '../catalogue/product-store.server.ts'
import { type DeliveryDay, deliveryCalendar } from '../delivery/delivery-calendar.ts'
import type { DeliverySlot, DeliveryZone } from '../delivery/delivery-slot.ts'
import { listZones } from '../delivery/delivery-store.server.ts'
import { readCalendarFacts } from '../delivery/read-calendar.server.ts'
import type { Pounds } from '../money.ts'
import { listProvedEmails } from '../orders/confirmation/cash-confirmation-store.server.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'
import type { ShopContext } from '../shop-context.ts'

/** The choices that the checkout offers for the contents of a cart. */
export interface CheckoutOptions {
  zones: DeliveryZone[]
  slots: DeliverySlot[]
  days: DeliveryDay[]
  methods: PaymentMethod[]
  cashLimit: Pounds
  /** Verified emails of the customer, in lower case: a cash order with another email must be confirmed. */
  provedEmails: string[]
}

export async function readCheckoutOptions(
  shop: ShopContext,
  { productIds, userId }: { productIds: readonly string[]; userId: string },
): Promise<CheckoutOptions> {
  const products = await findProducts(shop.db, productIds)
  const leadDays = Math.max(0, ...products.map((product) => product.leadDays))
  const facts = await readCalendarFacts(shop.db, { leadDays, now: shop.now() })
  return {
    zones: await listZones(shop.db),
    slots: [...facts.slots],
    days: deliveryCalendar(facts),
    methods: offeredMethods(shop),
    cashLimit: shop.policy.cashLimit,
    provedEmails: await listProvedEmails(shop.db, userId),
  }
}

function offeredMethods(shop: ShopContext): PaymentMethod[] {
  const methods: PaymentMethod[] = ['card']
  if (shop.payments.methodId('wallet') !== null) methods.push('wallet')
  if (shop.policy.cashLimit > 0) methods.push('cash')
  return methods
}
