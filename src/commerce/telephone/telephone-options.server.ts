import { localizeNamed } from '#i18n/localized.ts'
import { offeredMethods } from '../checkout/checkout-options.server.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import {
  bookingKey,
  capacityOn,
  deliveryCalendar,
  localizeDay,
} from '../delivery/delivery-calendar.ts'
import type { DeliverySlot, DeliveryZone } from '../delivery/delivery-slot.ts'
import { listZones } from '../delivery/delivery-store.server.ts'
import type { Surcharge } from '../delivery/surcharge.ts'
import type { Pounds } from '../money.ts'
import { readCalendarOf } from '../orders/customer/order-calendar.server.ts'
import { type PaymentMethod, paymentMethods } from '../payments/payment-provider.ts'
import type { ShopContext } from '../shop-context.ts'

/** An open slot of a day, and how many more deliveries it takes. */
type OpenSlot = DeliverySlot & { left: number }

/** The choices for a telephone order of some products. */
export interface TelephoneOptions {
  /** Areas that take orders. */
  zones: DeliveryZone[]
  /** Days with an open slot. */
  days: Array<{ date: CivilDate; surcharge: Surcharge | null; slots: OpenSlot[] }>
  methods: PaymentMethod[]
  cashLimit: Pounds
}

export async function readTelephoneOptions(
  shop: ShopContext,
  { productIds }: { productIds: readonly string[] },
): Promise<TelephoneOptions> {
  const lines = productIds.map((productId) => ({ productId }))
  const facts = await readCalendarOf(shop.db, lines, shop.now())
  const days = deliveryCalendar(facts).map((day) => {
    const { date, surcharge } = localizeDay(day)
    const slots = day.windows.flatMap(({ slotId, state }) => {
      const slot = facts.slots.find(({ id }) => id === slotId)
      if (state !== 'open' || !slot) return []
      const booked = facts.booked.get(bookingKey(date, slotId)) ?? 0
      return [{ ...localizeNamed(slot), left: capacityOn(slot, date, facts) - booked }]
    })
    return { date, surcharge, slots }
  })
  const offered = offeredMethods(shop)
  return {
    zones: (await listZones(shop.db)).filter(({ open }) => open).map(localizeNamed),
    days: days.filter(({ slots }) => slots.length > 0),
    methods: paymentMethods.filter(
      (method) => method === 'terminal' || offered.some((one) => one === method),
    ),
    cashLimit: shop.policy.cashLimit,
  }
}
