import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeDeliveryRules } from '../settings/delivery-change.server.ts'
import { mayPauseUntil, type OrderPause } from './order-pause.ts'
import { findPause, removePause, setPause } from './workload-store.server.ts'

export type PausedOrders = Accepted | Refusal<'until-invalid'>

/** Stops new orders of customers. An order that is being placed at this moment may still be taken. */
export async function pauseOrders(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { until }: OrderPause,
  staffId: string,
): Promise<PausedOrders> {
  if (!mayPauseUntil(until, shop.now())) return { ok: false, refusal: 'until-invalid' }
  return changeDeliveryRules<PausedOrders>(shop, staffId, async (tx) => {
    const before = await findPause(tx)
    await setPause(tx, { until })
    return { ok: true, action: 'orders.paused', subject: 'orders', before, after: { until } }
  })
}

export type ResumedOrders = Accepted | Refusal<'changed-elsewhere'>

export function resumeOrders(
  shop: Pick<ShopContext, 'db' | 'now'>,
  staffId: string,
): Promise<ResumedOrders> {
  return changeDeliveryRules<ResumedOrders>(shop, staffId, async (tx) => {
    const before = await removePause(tx)
    if (!before) return { ok: false, refusal: 'changed-elsewhere' }
    return { ok: true, action: 'orders.resumed', subject: 'orders', before, after: null }
  })
}
