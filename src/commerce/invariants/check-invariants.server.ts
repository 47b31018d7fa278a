import type { Database } from '#database/engine.server.ts'
import { civilDateAt, instantOf } from '../delivery/cairo-time.ts'
import { type JobResult, tomorrowAt } from '../jobs/job.ts'
import type { ShopContext } from '../shop-context.ts'
import { wrongClaims } from './claim-invariants-store.server.ts'
import {
  sentTerminalPayments,
  wrongDiscounts,
  wrongTerminalSums,
} from './counter-invariants-store.server.ts'
import {
  missingDriverCash,
  wrongAssignments,
  wrongDriverCash,
} from './driver-invariants-store.server.ts'
import { wrongDue, wrongEdits } from './edit-invariants-store.server.ts'
import {
  type Difference,
  inProgressUnpaid,
  inProgressUnproved,
  strayAddOns,
  waitingTooLong,
  wrongLines,
  wrongSubtotals,
  wrongTotals,
} from './order-invariants-store.server.ts'
import {
  moneyOfEndedOrders,
  tooMuchRefunded,
  undecidedDifferences,
  wrongCaptured,
  wrongCash,
  wronglyPaid,
  wrongRefundAttempts,
  wrongRefunded,
  wrongReturned,
} from './payment-invariants-store.server.ts'
import { countStock, wrongBookings, wrongStock } from './stock-invariants-store.server.ts'

/** A violation of an invariant. */
export interface Violation extends Difference {
  rule: string
}

/** The invariants of the shop's money and stock. Each is one query for its violations. */
const invariants: Record<string, (db: Database, now: number) => Promise<Difference[]>> = {
  'a line total is its unit price times its quantity': wrongLines,
  'an add-on belongs to a bouquet of its order': strayAddOns,
  'a subtotal is the sum of its lines less the discount': wrongSubtotals,
  'a total is the subtotal plus the delivery fee': wrongTotals,
  'captured equals the sum of captured payments': wrongCaptured,
  'cash is collected with the delivery': wrongCash,
  'refunded equals the sum of done refunds': wrongRefunded,
  'a payment includes all its refunds': wrongReturned,
  'a refund matches its attempts': wrongRefundAttempts,
  'refunds do not exceed the captured amount': tooMuchRefunded,
  'a paid order has one unrefunded payment': wronglyPaid,
  'an amount is due on a paid order in progress': wrongDue,
  'an edited order costs what was paid and is due': wrongEdits,
  'a discount has a reason and is at most the price of the items': wrongDiscounts,
  'payments and refunds on the terminal add up to what the order keeps': wrongTerminalSums,
  'the provider has no payment of the terminal': sentTerminalPayments,
  'a payment with a different amount has a decision': undecidedDifferences,
  'an ended order is fully refunded': moneyOfEndedOrders,
  'an order in progress is paid, due in cash or a free replacement': inProgressUnpaid,
  'an answered claim has what its answer gives': wrongClaims,
  'a cash order in progress has a confirmed contact': inProgressUnproved,
  'an unconfirmed cash order expires on time': waitingTooLong,
  'a run has orders of its day only': wrongAssignments,
  'cash of a delivery equals the recorded cash': wrongDriverCash,
  'a driver collects the cash due': missingDriverCash,
  'a slot has one booking per active order': wrongBookings,
  'stock changes match orders': wrongStock,
}

/** Checks all invariants. Without a time no order counts as late. */
export async function findViolations(db: Database, now = 0): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [rule, check] of Object.entries(invariants)) {
    for (const difference of await check(db, now)) found.push({ rule, ...difference })
  }
  return found
}

const halfPastThree = 3 * 60 + 30

/** The next nightly check: half past three in Cairo. */
export function nextInvariantCheck(now: number): number {
  const today = civilDateAt(now)
  const tonight = instantOf(today, halfPastThree)
  return tonight > now ? tonight : tomorrowAt(halfPastThree, now)
}

/** Checks the invariants every night and logs each violation. */
export async function checkInvariants(shop: ShopContext): Promise<JobResult> {
  const violations = await findViolations(shop.db, shop.now())
  for (const violation of violations) shop.log.error('invariant violated', { ...violation })
  await countStock(shop.db, shop.now())
  shop.log.info('invariants checked', { violations: violations.length })
  return { done: false, again: nextInvariantCheck(shop.now()) }
}
