import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { lockZones, placeZone } from './delivery-settings-store.server.ts'

export type OrderedZones = Accepted | Refusal<'changed-elsewhere'>

/** Changes the order in which shoppers see the areas. Rejected if the areas changed meanwhile. */
export async function reorderZones(
  shop: Pick<ShopContext, 'db' | 'now'>,
  ids: readonly string[],
  actorId: string,
): Promise<OrderedZones> {
  return changeDeliveryRules<OrderedZones>(shop, actorId, async (tx) => {
    const before = (await lockZones(tx)).map((zone) => zone.id)
    const isWhole = ids.length === before.length && new Set(ids).size === ids.length
    if (!isWhole || before.some((id) => !ids.includes(id))) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    for (const [position, id] of ids.entries()) await placeZone(tx, id, position)
    const subject = 'delivery-zones'
    return { ok: true, action: 'delivery-zones.ordered', subject, before, after: ids }
  })
}
