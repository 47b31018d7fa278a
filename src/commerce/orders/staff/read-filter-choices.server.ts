import { listZones } from '../../delivery/delivery-store.server.ts'
import { listStaffSlots } from '../../delivery/settings/delivery-settings-store.server.ts'
import type { ShopContext } from '../../shop-context.ts'

interface FilterChoices {
  /** Includes disabled slots, because orders still use them. */
  slots: { id: string; name: string; enabled: boolean }[]
  zones: { id: string; name: string }[]
}

/** The slots and areas by which staff can filter orders. */
export async function readFilterChoices({ db }: Pick<ShopContext, 'db'>): Promise<FilterChoices> {
  const [slots, zones] = await Promise.all([listStaffSlots(db), listZones(db)])
  return {
    slots: slots.map(({ id, name, enabled }) => ({ id, name, enabled })),
    zones: zones.map(({ id, name }) => ({ id, name })),
  }
}
