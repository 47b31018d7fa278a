/** How many unconfirmed cash orders came within an hour of an order, itself included. */
export interface NearbyOrders {
  sameNetwork: number
  samePhone: number
}

/** Why staff should look at an unconfirmed order; null where nothing stands out. */
export type Suspicion = { reason: 'network' | 'phone'; orders: number } | null

// Fewer are usual: a network may be a whole mobile operator's, and a customer may try again after a mistake.
export const suspiciousFrom = { network: 3, phone: 2 } as const

export function suspicionOf({ sameNetwork, samePhone }: NearbyOrders): Suspicion {
  if (sameNetwork >= suspiciousFrom.network) return { reason: 'network', orders: sameNetwork }
  if (samePhone >= suspiciousFrom.phone) return { reason: 'phone', orders: samePhone }
  return null
}
