import { localizeNamed } from '#i18n/localized.ts'
import { deliveryCalendar, localizeDay } from '../delivery/delivery-calendar.ts'
import type { DeliveryZone } from '../delivery/delivery-slot.ts'
import { listZones } from '../delivery/delivery-store.server.ts'
import type { Pounds } from '../money.ts'
import { listProvedEmails } from '../orders/confirmation/cash-confirmation-store.server.ts'
import { type DeliveryChoices, readCalendarOf } from '../orders/customer/order-calendar.server.ts'
import { type CheckoutMethod, checkoutMethods } from '../payments/payment-provider.ts'
import type { ShopContext } from '../shop-context.ts'

/** The choices that the checkout offers for the contents of a cart. */
export interface CheckoutOptions extends DeliveryChoices {
  zones: DeliveryZone[]
  methods: CheckoutMethod[]
  cashLimit: Pounds
  /** Whether the shop can ask the recipient of an anonymous order for the address. */
  sendsSms: boolean
  /** Verified emails of the customer, in lower case: a cash order with another email must be confirmed. */
  provedEmails: string[]
}

export async function readCheckoutOptions(
  shop: ShopContext,
  { productIds, userId }: { productIds: readonly string[]; userId: string },
): Promise<CheckoutOptions> {
  const lines = productIds.map((productId) => ({ productId }))
  const facts = await readCalendarOf(shop.db, lines, shop.now())
  return {
    zones: (await listZones(shop.db)).map(localizeNamed),
    slots: facts.slots.map(localizeNamed),
    days: deliveryCalendar(facts).map(localizeDay),
    methods: offeredMethods(shop),
    cashLimit: shop.policy.cashLimit,
    sendsSms: shop.sms !== null,
    provedEmails: await listProvedEmails(shop.db, userId),
  }
}

export function offeredMethods({ payments, policy }: ShopContext): CheckoutMethod[] {
  return checkoutMethods.filter((method) =>
    method === 'cash' ? policy.cashLimit > 0 : payments.methodId(method) !== null,
  )
}
