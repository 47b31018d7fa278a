import type { CivilDate } from '../../delivery/cairo-time.ts'
import { buildRouteDocument } from '../../documents/route-document.ts'
import type { ShopContext } from '../../shop-context.ts'
import { localizeOrder } from '../localize-order.ts'
import { readSlotChoice } from './read-slot-choice.server.ts'
import { listRoute } from './route-store.server.ts'

/**
 * The route of a slot; without one, or with an unknown one, of the whole day. With the slots by which staff can filter
 * it.
 */
export async function readRoute(
  shop: Pick<ShopContext, 'db'>,
  { date, slot }: { date: CivilDate; slot?: string | undefined },
) {
  const { window, slots } = await readSlotChoice(shop.db, slot)
  const orders = await listRoute(shop.db, { date, slotId: window?.id })
  return { route: buildRouteDocument(orders.map(localizeOrder), { date, window }), slots }
}
