import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { StaffSlot } from '../../delivery/settings/delivery-settings.ts'
import { listStaffSlots } from '../../delivery/settings/delivery-settings-store.server.ts'
import { buildRouteDocument, type RouteDocument } from '../../documents/route-document.ts'
import type { ShopContext } from '../../shop-context.ts'
import { listRoute } from './route-store.server.ts'

interface RouteQuery {
  date: CivilDate
  /** A slot's id; without one, or with an unknown one, the route covers the whole day. */
  slot?: string | undefined
}

/** The route of a day, and the slots by which staff can filter it. */
export interface Route {
  route: RouteDocument
  /** Includes disabled slots, because orders still use them. */
  slots: ReadonlyArray<Pick<StaffSlot, 'id' | 'name' | 'startMinute' | 'endMinute' | 'enabled'>>
}

/** Reads the deliveries of a day or slot. */
export async function readRoute(
  shop: Pick<ShopContext, 'db'>,
  { date, slot }: RouteQuery,
): Promise<Route> {
  const slots = await listStaffSlots(shop.db)
  const window = slots.find(({ id }) => id === slot) ?? null
  const orders = await listRoute(shop.db, { date, slotId: window?.id })
  return {
    route: buildRouteDocument(orders, { date, window }),
    slots: slots.map(({ id, name, startMinute, endMinute, enabled }) => {
      return { id, name, startMinute, endMinute, enabled }
    }),
  }
}
