/** The unconfirmed cash orders within an hour of an order, including itself. */
export interface NearbyOrders {
  sameNetwork: number
  samePhone: number
}

/** Why an unconfirmed order is suspicious; null if it is not. */
export type Suspicion = { reason: 'network' | 'phone'; orders: number } | null

// Fewer are usual: a mobile operator shares one network among its users, and customers retry after a mistake.
const suspiciousFrom = { network: 3, phone: 2 } as const

export function suspicionOf({ sameNetwork, samePhone }: NearbyOrders): Suspicion {
  if (sameNetwork >= suspiciousFrom.network) return { reason: 'network', orders: sameNetwork }
  if (samePhone >= suspiciousFrom.phone) return { reason: 'phone', orders: samePhone }
  return null
}
