import type { DeliveryDay } from '#commerce/delivery/delivery-calendar.ts'
import { hasPriceOf, type Surcharge } from '#commerce/delivery/surcharge.ts'
import { dayReason } from '../checkout/delivery-label.ts'

/** Why a delivery cannot move to a day; null when it can. The total does not change, so the price must match. */
export function unavailableReason(agreed: Surcharge | null): (day: DeliveryDay) => string | null {
  return (day) => {
    const reason = dayReason(day)
    if (reason !== null) return reason
    return hasPriceOf(day.surcharge, agreed) ? null : 'Different price'
  }
}

/** The selected day and slot if available, else the first available day. */
export function initialSelection(
  days: readonly DeliveryDay[],
  selected: { date: string; slotId: string },
  reasonOf: (day: DeliveryDay) => string | null,
): { day: DeliveryDay | undefined; slotId: string } {
  const possible = days.filter((day) => reasonOf(day) === null)
  const day = possible.find(({ date }) => date === selected.date) ?? possible[0]
  const window = day?.windows.find(({ slotId }) => slotId === selected.slotId)
  const isChosen = day?.date === selected.date && window?.state === 'open'
  return { day, slotId: isChosen ? selected.slotId : '' }
}
