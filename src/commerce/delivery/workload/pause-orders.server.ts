import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeDeliveryRules } from '../settings/delivery-change.server.ts'
import { mayPauseUntil, type OrderPause } from './order-pause.ts'
import { findPause, removePause, startPause } from './workload-store.server.ts'

export type PausedOrders = Accepted | Refusal<'until-invalid' | 'changed-elsewhere'>

/**
 * Stops new orders of customers. An order that is being placed at this moment may still pass. A pause of a colleague
 * stays as it is: a shorter one would take orders that the colleague has stopped.
 */
export async function pauseOrders(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { until }: OrderPause,
  staffId: string,
): Promise<PausedOrders> {
  const now = shop.now()
  if (!mayPauseUntil(until, now)) return { ok: false, refusal: 'until-invalid' }
  return changeDeliveryRules<PausedOrders>(shop, staffId, async (tx) => {
    const before = await findPause(tx)
    const isStarted = await startPause(tx, { until }, now)
    if (!isStarted) return { ok: false, refusal: 'changed-elsewhere' }
    return { ok: true, action: 'orders.paused', subject: 'orders', before, after: { until } }
  })
}

export type ResumedOrders = Accepted | Refusal<'changed-elsewhere'>

/** Ends the pause, also one that has ended by itself. */
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
