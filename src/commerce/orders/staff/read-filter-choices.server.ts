import { localizedName } from '#i18n/localized.ts'
import { listZones } from '../../delivery/delivery-store.server.ts'
import { listStaffSlots } from '../../delivery/settings/delivery-settings-store.server.ts'
import type { ShopContext } from '../../shop-context.ts'

/** The slots and areas by which staff can filter orders; disabled slots too, because orders still use them. */
export async function readFilterChoices({ db }: Pick<ShopContext, 'db'>) {
  const [slots, zones] = await Promise.all([listStaffSlots(db), listZones(db)])
  return {
    slots: slots.map((slot) => ({ id: slot.id, name: localizedName(slot), enabled: slot.enabled })),
    zones: zones.map((zone) => ({ id: zone.id, name: localizedName(zone) })),
  }
}
