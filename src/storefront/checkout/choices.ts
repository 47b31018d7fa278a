import type { CheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import type { DeliveryDay } from '#commerce/delivery/delivery-calendar.ts'
import type { DeliveryZone } from '#commerce/delivery/delivery-slot.ts'
import type { Pounds } from '#commerce/money.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { dayReason } from './delivery-label.ts'

/** The displayed selection: the shopper's choice if available, otherwise a default. */
export interface Choices {
  zone: DeliveryZone | undefined
  day: DeliveryDay | undefined
  slotId: string
  paymentMethod: PaymentMethod
  /** Total delivery fee of the chosen area and day. */
  deliveryFee: Pounds
  total: Pounds
  isConfirmedByEmail: boolean
}

export function choicesOf(
  draft: CheckoutDraft,
  options: CheckoutOptions | undefined,
  subtotal: Pounds,
): Choices {
  const zone = options?.zones.find((each) => each.id === draft['address.zoneId'])
  const day = chosenDay(options?.days ?? [], draft['delivery.date'])
  const deliveryFee = (zone?.fee ?? 0) + (day?.surcharge?.amount ?? 0)
  const total = subtotal + deliveryFee
  const paymentMethod = chosenMethod(draft.paymentMethod, options, total)
  const email = draft['contact.email'].trim().toLowerCase()
  return {
    zone,
    day,
    slotId: chosenWindow(day, draft),
    paymentMethod,
    deliveryFee,
    total,
    isConfirmedByEmail: paymentMethod === 'cash' && !options?.provedEmails.includes(email),
  }
}

export function chosenDay(days: readonly DeliveryDay[], date: string): DeliveryDay | undefined {
  const possible = days.filter((day) => dayReason(day) === null)
  return possible.find((day) => day.date === date) ?? possible[0]
}

/** The shopper's time slot while it is available. Slots have the same id every day, so another day's does not count. */
function chosenWindow(day: DeliveryDay | undefined, draft: CheckoutDraft): string {
  if (day?.date !== draft['delivery.date']) return ''
  const window = day.windows.find((each) => each.slotId === draft['delivery.slotId'])
  return window?.state === 'open' ? window.slotId : ''
}

function chosenMethod(
  wanted: PaymentMethod | '',
  options: CheckoutOptions | undefined,
  total: Pounds,
): PaymentMethod {
  if (!options) return wanted || 'card'
  const possible = options.methods.filter(
    (method) => method !== 'cash' || total <= options.cashLimit,
  )
  return possible.find((method) => method === wanted) ?? possible[0] ?? 'card'
}
