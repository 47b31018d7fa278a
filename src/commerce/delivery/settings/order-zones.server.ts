import { writeAudit } from '../../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeDeliveryRules } from './delivery-change.server.ts'
import { lockZones, placeZone } from './delivery-settings-store.server.ts'

export type OrderedZones = Accepted | Refusal<'changed-elsewhere'>

/** Changes the order in which shoppers see the areas. Rejected if the areas changed meanwhile. */
export async function orderZones(
  shop: Pick<ShopContext, 'db' | 'now'>,
  ids: readonly string[],
  actorId: string,
): Promise<OrderedZones> {
  const at = shop.now()
  return changeDeliveryRules(shop.db, async (tx): Promise<OrderedZones> => {
    const before = (await lockZones(tx)).map((zone) => zone.id)
    const isWhole = ids.length === before.length && new Set(ids).size === ids.length
    if (!isWhole || before.some((id) => !ids.includes(id))) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    for (const [position, id] of ids.entries()) await placeZone(tx, id, position)
    await writeAudit(tx, {
      at,
      actorId,
      action: 'delivery-zones.ordered',
      subject: 'delivery-zones',
      before,
      after: ids,
    })
    return { ok: true }
  })
}
