import { inTransaction } from '#database/transaction.server.ts'
import { addDays, civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import type { JobResult } from '../jobs/job.ts'
import { hasOrders } from '../orders/records/order-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import type { Idleness } from './guest-accounts.ts'
import { lockUser, removeProfile } from './user-store.server.ts'

const day = 24 * 60 * 60_000

/** How many days a guest account is kept after it was last seen. */
export const guestsAreKeptDays = 90

/** At most so many accounts in one run of the job, so that other jobs run in between. */
export const guestsPerRun = 100

/**
 * Each night: deletes guest accounts whose sign-in has ended. A guest with orders loses the sign-in alone;
 * the profile stays with the orders. Cart and wishlist are in the browser and need nothing here.
 */
export async function purgeGuests(
  shop: Pick<ShopContext, 'db' | 'now' | 'log' | 'guests'>,
): Promise<JobResult> {
  const now = shop.now()
  const idleness = { unseenSince: now - guestsAreKeptDays * day, now }
  const ids = await shop.guests.listIdle(shop.db, { ...idleness, limit: guestsPerRun })
  let count = 0
  for (const id of ids) if (await purge(shop, id, idleness)) count += 1
  if (count > 0) shop.log.info('idle guest accounts purged', { count })
  // A whole batch that was seen meanwhile must not be tried again at once.
  const isMore = ids.length === guestsPerRun && count > 0
  const night = instantOf(addDays(civilDateAt(now), 1), 5 * 60)
  return { done: false, again: isMore ? now + 1_000 : night }
}

async function purge(
  { db, guests }: Pick<ShopContext, 'db' | 'guests'>,
  id: string,
  idleness: Idleness,
): Promise<boolean> {
  // One account a transaction: a request of the guest waits for a moment, and no two purges for each other.
  const purged = await inTransaction(db, async (tx): Promise<Accepted | Refusal<'seen-again'>> => {
    if (!(await guests.removeSignIn(tx, id, idleness))) return { ok: false, refusal: 'seen-again' }
    // An order that is being placed holds this lock: it is seen here once it is committed.
    await lockUser(tx, id)
    if (!(await hasOrders(tx, id))) await removeProfile(tx, id)
    return { ok: true }
  })
  return purged.ok
}
