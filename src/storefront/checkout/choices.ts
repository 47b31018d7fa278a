import type { CheckoutOptions } from '#commerce/checkout/checkout-options.server.ts'
import { type CashObstacle, cashObstacle } from '#commerce/checkout/order-terms.ts'
import type { DeliveryDay } from '#commerce/delivery/delivery-calendar.ts'
import { deliveredPrice, deliveryFee } from '#commerce/delivery/delivery-fee.ts'
import type { DeliveryZone } from '#commerce/delivery/delivery-slot.ts'
import type { Pounds } from '#commerce/money.ts'
import type { CheckoutMethod } from '#commerce/payments/payment-provider.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { dayReason } from './delivery-label.ts'

/** The displayed selection: the shopper's choice if available, otherwise a default. */
export interface Choices {
  zone: DeliveryZone | undefined
  day: DeliveryDay | undefined
  slotId: string
  paymentMethod: CheckoutMethod
  cashObstacle: CashObstacle | null
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
  const selected = { date: draft['delivery.date'], slotId: draft['delivery.slotId'] }
  const { day, slotId } = selectDelivery(options?.days ?? [], selected)
  const price = { fee: zone?.fee ?? 0, surcharge: day?.surcharge ?? null }
  const total = deliveredPrice(subtotal, price)
  const obstacle = cashObstacle(draft)
  const paymentMethod = chosenMethod(draft.paymentMethod, options, { total, obstacle })
  const email = draft['contact.email'].trim().toLowerCase()
  return {
    zone,
    day,
    slotId,
    paymentMethod,
    cashObstacle: obstacle,
    deliveryFee: deliveryFee(price),
    total,
    isConfirmedByEmail: paymentMethod === 'cash' && !options?.provedEmails.includes(email),
  }
}

/**
 * The selected day and slot if available, else the first available day. Slots have the same id every day, so one of
 * another day does not count.
 */
export function selectDelivery(
  days: readonly DeliveryDay[],
  selected: { date: string; slotId: string },
  reasonOf = dayReason,
): { day: DeliveryDay | undefined; slotId: string } {
  const possible = days.filter((day) => reasonOf(day) === null)
  const day = possible.find(({ date }) => date === selected.date) ?? possible[0]
  const window = day?.windows.find(({ slotId }) => slotId === selected.slotId)
  const isChosen = day?.date === selected.date && window?.state === 'open'
  return { day, slotId: isChosen ? selected.slotId : '' }
}

function chosenMethod(
  wanted: CheckoutMethod | '',
  options: CheckoutOptions | undefined,
  { total, obstacle }: { total: Pounds; obstacle: CashObstacle | null },
): CheckoutMethod {
  if (!options) return wanted || 'card'
  const possible = options.methods.filter(
    (method) => method !== 'cash' || (obstacle === null && total <= options.cashLimit),
  )
  return possible.find((method) => method === wanted) ?? possible[0] ?? 'card'
}
