import type { Database } from '#database/engine.server.ts'
import { localizeNamed } from '#i18n/localized.ts'
import type { Pounds } from '../money.ts'
import { formatWindow } from './delivery-slot.ts'
import { listSlots, listZones } from './delivery-store.server.ts'

/** The zones that the shop delivers to, each with its fee, and the slots of a day. */
export interface DeliveryAreas {
  areas: { id: string; name: string; fee: Pounds }[]
  windows: string[]
}

export async function readDeliveryAreas(db: Database): Promise<DeliveryAreas> {
  const [zones, slots] = await Promise.all([listZones(db), listSlots(db)])
  return {
    areas: zones
      .filter(({ open }) => open)
      .map(localizeNamed)
      .map(({ id, name, fee }) => ({ id, name, fee })),
    windows: slots.map(formatWindow),
  }
}
