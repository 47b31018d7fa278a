import type { Database } from '#database/engine.server.ts'
import { addDays, civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import type { JobResult } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { waitingTooLong, workedOnUnproved } from './cash-invariants-store.server.ts'
import {
  type Difference,
  moneyOfEndedOrders,
  tooMuchRefunded,
  workedOnUnpaid,
  wrongCaptured,
  wrongLines,
  wronglyPaid,
  wrongRefunded,
  wrongReturned,
  wrongSubtotals,
  wrongTotals,
} from './money-invariants-store.server.ts'
import { undecidedDifferences, wrongAttempts } from './refund-invariants-store.server.ts'
import { countStock, wrongBookings, wrongStock } from './stock-invariants-store.server.ts'
import { type Invariant, invariants, type Violation } from './violation.ts'

const checks: Record<Invariant, (db: Database, now: number) => Promise<Difference[]>> = {
  'a line is its unit price times its quantity': wrongLines,
  'a subtotal is its lines': wrongSubtotals,
  'a total is its lines and the delivery fee': wrongTotals,
  'what was captured is what payments took': wrongCaptured,
  'what was refunded is what refunds gave back': wrongRefunded,
  'a payment knows all that goes back of it': wrongReturned,
  'a refund fits its attempts': wrongAttempts,
  'no more goes back than was captured': tooMuchRefunded,
  'a paid order has one payment that is kept': wronglyPaid,
  'a payment of another amount is decided': undecidedDifferences,
  'an order that ended keeps no money': moneyOfEndedOrders,
  'an order that is worked on is paid, or due in cash': workedOnUnpaid,
  'a cash order that is worked on has a proved contact': workedOnUnproved,
  'an unconfirmed cash order ends in time': waitingTooLong,
  'a window has a booking for each of its orders': wrongBookings,
  'stock and sold goods are what was received': wrongStock,
}

/** Finds violations of the shop's invariants; each rule is one query. Without a time no order counts as late. */
export async function findViolations(db: Database, now = 0): Promise<Violation[]> {
  const found: Violation[] = []
  for (const rule of invariants) {
    for (const difference of await checks[rule](db, now)) found.push({ rule, ...difference })
  }
  return found
}

const halfPastThree = 3 * 60 + 30

/** The next nightly check: half past three in Cairo. */
export function nextInvariantCheck(now: number): number {
  const today = civilDateAt(now)
  const tonight = instantOf(today, halfPastThree)
  return tonight > now ? tonight : instantOf(addDays(today, 1), halfPastThree)
}

/** Checks the invariants every night and logs each violation. */
export async function checkInvariants(shop: ShopContext): Promise<JobResult> {
  const violations = await findViolations(shop.db, shop.now())
  for (const violation of violations) shop.log.error('invariant violated', { ...violation })
  await countStock(shop.db, shop.now())
  shop.log.info('invariants checked', { violations: violations.length })
  return { done: false, again: nextInvariantCheck(shop.now()) }
}
