import { createServerFn } from '@tanstack/react-start'
import { formatWindow } from '#commerce/delivery/delivery-slot.ts'
import { listSlots, listZones } from '#commerce/delivery/delivery-store.server.ts'
import type { Pounds } from '#commerce/money.ts'
import { reads } from '#platform/services.server.ts'

/** Where the shop drives, for how much, and in which windows of the day. */
export interface DeliveryAreas {
  areas: { name: string; fee: Pounds }[]
  windows: string[]
}

export const getDeliveryAreas = createServerFn({ method: 'GET' }).handler(
  async (): Promise<DeliveryAreas> => {
    const [zones, slots] = await reads((db) => Promise.all([listZones(db), listSlots(db)]))
    return {
      areas: zones.filter(({ open }) => open).map(({ name, fee }) => ({ name, fee })),
      windows: slots.map(formatWindow),
    }
  },
)
