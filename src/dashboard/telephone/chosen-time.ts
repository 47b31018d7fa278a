import type { DeliveryChoice } from '#commerce/orders/exchange-slot.server.ts'

/** The chosen day and slot while they are open; the first open ones before staff choose. No other replaces a lost one. */
export function chosenTime<Day extends { date: string; slots: readonly { id: string }[] }>(
  { date, slotId }: DeliveryChoice,
  days: readonly Day[],
) {
  const day = date ? days.find((one) => one.date === date) : days[0]
  const slot = slotId ? day?.slots.find(({ id }) => id === slotId) : day?.slots[0]
  return { day, slot }
}
