import type { Database, Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { type JobResult, tomorrowAt } from '../jobs/job.ts'
import { listOrdersToErase, redactAudit } from '../personal-data/erasure-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { lockUser, removeProfile } from './user-store.server.ts'

/** Defines an idle guest: not seen since a time, and without a session valid at another. Epoch milliseconds. */
export interface Idleness {
  unseenSince: number
  now: number
}

/** Guest accounts of the identity provider, for the purge of idle ones and the erasure of their profiles. */
export interface GuestAccounts {
  /** Ids of idle guests, at most `limit`; never staff or suspended users. */
  listIdle(db: Database, idleness: Idleness & { limit: number }): Promise<string[]>
  /**
   * Locks a guest and removes every sign-in and session, at the provider and in the shop. Returns false when the guest
   * came back in between: the caller then rolls back.
   */
  removeSignIn(tx: Transaction, id: string, idleness: Idleness): Promise<boolean>
  /** Whether a user may still sign in. Customers of telephone orders and purged guests cannot. */
  hasSignIn(db: Database, id: string): Promise<boolean>
}

const day = 24 * 60 * 60_000

/** Retention of a guest account after it was last seen, in days. */
export const guestRetentionDays = 90

/** Accounts in one run of the job, so that other jobs run in between. */
export const guestsPerRun = 100

/**
 * Nightly job: deletes guest accounts whose sign-in has expired. A guest with orders loses only the sign-in; the
 * profile stays until their personal data is erased. Cart and wishlist live in the browser.
 */
export async function purgeGuests(
  shop: Pick<ShopContext, 'db' | 'now' | 'log' | 'guests'>,
): Promise<JobResult> {
  const now = shop.now()
  const idleness = { unseenSince: now - guestRetentionDays * day, now }
  const ids = await shop.guests.listIdle(shop.db, { ...idleness, limit: guestsPerRun })
  let count = 0
  for (const id of ids) if (await purge(shop, id, idleness)) count += 1
  if (count > 0) shop.log.info('idle guest accounts purged', { count })
  // If every guest of a batch came back meanwhile, retrying at once would loop.
  const isMore = ids.length === guestsPerRun && count > 0
  return { done: false, again: isMore ? now + 1_000 : tomorrowAt(5 * 60, now) }
}

async function purge(
  { db, guests }: Pick<ShopContext, 'db' | 'guests'>,
  id: string,
  idleness: Idleness,
): Promise<boolean> {
  // One transaction per account, so that a request of the guest waits only briefly and two purges never block each
  // other.
  const purged = await inTransaction(db, async (tx): Promise<Accepted | Refusal<'seen-again'>> => {
    if (!(await guests.removeSignIn(tx, id, idleness))) return { ok: false, refusal: 'seen-again' }
    // A concurrent order holds this lock: once it is committed, this transaction sees it.
    await lockUser(tx, id)
    if ((await listOrdersToErase(tx, id)).length > 0) return { ok: true }
    await removeProfile(tx, id)
    await redactAudit(tx, 'user', { subject: id, at: idleness.now })
    return { ok: true }
  })
  return purged.ok
}
