import { localizeNamed } from '#i18n/localized.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { listStaffSlots } from '../../delivery/settings/delivery-settings-store.server.ts'
import { buildRouteDocument } from '../../documents/route-document.ts'
import type { ShopContext } from '../../shop-context.ts'
import { localizeOrder } from '../localize-order.ts'
import { listRoute } from './route-store.server.ts'

/**
 * The route of a slot; without one, or with an unknown one, of the whole day. With the slots by which staff can filter
 * it; disabled ones too, because orders still use them.
 */
export async function readRoute(
  shop: Pick<ShopContext, 'db'>,
  { date, slot }: { date: CivilDate; slot?: string | undefined },
) {
  const slots = await listStaffSlots(shop.db)
  const window = slots.find(({ id }) => id === slot) ?? null
  const orders = await listRoute(shop.db, { date, slotId: window?.id })
  return {
    route: buildRouteDocument(orders.map(localizeOrder), { date, window }),
    slots: slots.map(localizeNamed).map(({ id, name, startMinute, endMinute, enabled }) => {
      return { id, name, startMinute, endMinute, enabled }
    }),
  }
}
