import type { DeliverySlot } from '#commerce/delivery/delivery-slot.ts'
import type { DeliveryChoices } from '#commerce/orders/customer/order-calendar.server.ts'

export interface ReplacementTime {
  date: string
  slotId: string
}

/** The days with an open slot, and the chosen time while it is open, else the first one of that day or of all. */
export function openTimes(
  { days, slots }: DeliveryChoices,
  wanted: ReplacementTime | null,
): {
  days: Array<{ date: string; slots: DeliverySlot[] }>
  chosen: ReplacementTime | null
} {
  const open = days
    .map(({ date, windows }) => {
      const ids = windows.flatMap(({ slotId, state }) => (state === 'open' ? [slotId] : []))
      return { date, slots: slots.filter(({ id }) => ids.includes(id)) }
    })
    .filter((day) => day.slots.length > 0)
  const day = open.find(({ date }) => date === wanted?.date) ?? open[0]
  const slot = day?.slots.find(({ id }) => id === wanted?.slotId) ?? day?.slots[0]
  return { days: open, chosen: day && slot ? { date: day.date, slotId: slot.id } : null }
}
