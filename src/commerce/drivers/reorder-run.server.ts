import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import { lockUser } from '../customers/user-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { listRunOrders, placeStop, type RunKey } from './assignment-store.server.ts'

export type ReorderedRun = Accepted | Refusal<'changed-elsewhere'>

/** Puts the stops of a run in order by hand. Rejected if the run has other stops meanwhile. */
export function reorderRun(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { orderIds, staffId, ...run }: RunKey & { orderIds: readonly string[]; staffId: string },
): Promise<ReorderedRun> {
  return inTransaction(shop.db, async (tx): Promise<ReorderedRun> => {
    await lockUser(tx, run.driverId)
    const before = await listRunOrders(tx, run)
    const isSame = new Set(orderIds).size === before.length && orderIds.length === before.length
    if (!isSame || before.some((id) => !orderIds.includes(id))) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    for (const [index, id] of orderIds.entries()) await placeStop(tx, id, index + 1)
    await writeAudit(tx, orderedRunEntry(run, { staffId, at: shop.now() }))
    return { ok: true }
  })
}

/** The audit entry of a run whose stops staff have put in order. */
export function orderedRunEntry(
  { driverId, date }: RunKey,
  { staffId, at }: { staffId: string; at: number },
) {
  return {
    ...{ at, actorId: staffId, action: 'run.ordered', subject: driverId },
    ...{ before: null, after: { day: date } },
  }
}
