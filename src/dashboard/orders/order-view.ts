import { useEffect, useState } from 'react'
import { deviceStorage } from '#platform/browser-storage.ts'

/** The columns that staff may hide. Number, status and recipient always show. */
export const optionalColumns = ['placed', 'items', 'area', 'delivery', 'payment', 'total'] as const
export type OptionalColumn = (typeof optionalColumns)[number]

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

/** How a staff member shows the order list on this device. */
export interface OrderView {
  hidden: readonly OptionalColumn[]
  density: Density
}

/** Without a column of its own, the time of an order stands below its number. */
export const defaultView: OrderView = { hidden: ['placed'], density: 'comfortable' }

/** Validates a stored view, which another version may have written. */
export function readOrderView(stored: unknown): OrderView {
  if (typeof stored !== 'object' || stored === null) return defaultView
  const hidden = 'hidden' in stored ? stored.hidden : null
  const density = 'density' in stored ? stored.density : null
  return {
    hidden: Array.isArray(hidden)
      ? optionalColumns.filter((column) => hidden.includes(column))
      : defaultView.hidden,
    density: densities.find((known) => known === density) ?? defaultView.density,
  }
}

export function useOrderView(userId: string) {
  const key = `order-view:${userId}`
  const [view, setView] = useState(defaultView)
  useEffect(() => setView(readOrderView(deviceStorage.readJson(key))), [key])
  function changeView(change: Partial<OrderView>) {
    const next = { ...view, ...change }
    deviceStorage.writeJson(key, next)
    setView(next)
  }
  return { view, changeView }
}
