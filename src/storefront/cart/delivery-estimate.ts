import type { Pounds } from '#commerce/money.ts'

interface Area {
  id: string
  name: string
  fee: Pounds
}

/** The price of the delivery of a cart: exact for the chosen area, otherwise the lowest. */
interface DeliveryEstimate {
  fee: Pounds
  area: Area | null
}

/** Null where the shop delivers nowhere. */
export function estimateDelivery(
  areas: readonly Area[],
  chosenArea: string,
): DeliveryEstimate | null {
  const area = areas.find(({ id }) => id === chosenArea)
  if (area) return { fee: area.fee, area }
  const fees = areas.map(({ fee }) => fee)
  return fees.length > 0 ? { fee: Math.min(...fees), area: null } : null
}
