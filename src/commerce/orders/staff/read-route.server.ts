import type { CivilDate } from '../../delivery/cairo-time.ts'
import type { StaffSlot } from '../../delivery/settings/delivery-settings.ts'
import { listStaffSlots } from '../../delivery/settings/delivery-settings-store.server.ts'
import { buildRouteDocument, type RouteDocument } from '../../documents/route-document.ts'
import type { ShopContext } from '../../shop-context.ts'
import { listRoute } from './route-store.server.ts'

interface RouteQuestion {
  date: CivilDate
  /** One window; all of the day's without it, or when there is none of that id. */
  slot?: string | undefined
}

/** The sheet of a day, and the windows that it can be narrowed to. */
export interface Route {
  route: RouteDocument
  /** Also those that are no longer offered: what was booked in them is still to be brought. */
  slots: ReadonlyArray<Pick<StaffSlot, 'id' | 'name' | 'startMinute' | 'endMinute' | 'enabled'>>
}

/** Where the drivers go on a day. */
export async function readRoute(
  shop: Pick<ShopContext, 'db'>,
  { date, slot }: RouteQuestion,
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
