import type { Database } from '#database/engine.server.ts'
import { inKeysetOrder } from '#database/keyset-pagination.server.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { isUnconfirmedCash } from '../confirmation/cash-confirmation.ts'
import type { OrderStatus } from '../order-status.ts'
import { orderStatuses } from '../order-statuses.ts'
import { toOrderStatus, toPaymentMethod } from '../records/order-row.server.ts'
import { mostNewOrdersCounted, type ResolvedFilter, type StatusCounts } from './order-listing.ts'
import { keysetOf, planScan, scanLimit, selectScan } from './order-scan.server.ts'
import { findSearchKeys } from './order-search-store.server.ts'

/** Orders counted per status; a larger number is shown as "300+". */
const maxCounted = 300

/**
 * Counts the orders of each status that match the other filters. Without filters it counts each status up to a limit;
 * with filters, only the orders of one bounded scan.
 */
export async function countByStatus(
  db: Database,
  { status: _status, sort = 'newest', ...others }: ResolvedFilter,
  today: CivilDate,
): Promise<StatusCounts> {
  const isFiltered = Object.values(others).some((value) => value !== undefined)
  if (!isFiltered && sort === 'newest') return countAll(db)
  const keys = await findSearchKeys(db, others.query)
  const scan = planScan(others, { order: sort, today, keys })
  if (!scan) return counts(new Map(), { isCut: false, unconfirmed: 0 })
  const bounded = inKeysetOrder(selectScan(db, scan), keysetOf(scan))
    .select((row) => [
      'orders.status',
      'orders.paymentMethod',
      row.case().when(row.and(scan.filters)).then(1).else(0).end().as('matches'),
    ])
    .limit(scanLimit + 1)
  const rows = await db
    .selectFrom(bounded.as('scanned'))
    .select((row) => [
      'scanned.status',
      'scanned.paymentMethod',
      row.fn.countAll<number>().as('scanned'),
      row.fn.sum<number>('scanned.matches').as('found'),
    ])
    .groupBy(['scanned.status', 'scanned.paymentMethod'])
    .execute()
  const all = rows.reduce((sum, row) => sum + row.scanned, 0)
  const found = new Map<OrderStatus, number>()
  let unconfirmed = 0
  for (const row of rows) {
    const status = toOrderStatus(row.status)
    const paymentMethod = toPaymentMethod(row.paymentMethod)
    found.set(status, (found.get(status) ?? 0) + row.found)
    if (isUnconfirmedCash({ status, paymentMethod })) unconfirmed += row.found
  }
  return counts(found, { isCut: all > scanLimit, unconfirmed })
}

async function countAll(db: Database): Promise<StatusCounts> {
  const [first, ...others] = orderStatuses.map((status) =>
    db
      .selectFrom(
        db
          .selectFrom('orders')
          .select('status')
          .where('status', '=', status)
          .limit(maxCounted + 1)
          .as('some'),
      )
      .select((row) => [row.val(status).as('status'), row.fn.countAll<number>().as('count')]),
  )
  if (!first) return counts(new Map(), { isCut: false, unconfirmed: 0 })
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute()
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  // Few orders await payment at a time, because they expire within the hour.
  const waiting = await db
    .selectFrom('orders')
    .select('paymentMethod')
    .where('status', '=', 'awaiting_payment')
    .limit(maxCounted + 1)
    .execute()
  const unconfirmed = waiting.filter(({ paymentMethod }) => paymentMethod === 'cash').length
  return counts(found, { isCut: false, unconfirmed })
}

function counts(
  found: ReadonlyMap<OrderStatus, number>,
  { isCut, unconfirmed }: { isCut: boolean; unconfirmed: number },
): StatusCounts {
  const of = (status: OrderStatus) => limited(found.get(status) ?? 0)
  const limited = (count: number) => {
    return {
      count: Math.min(count, isCut ? count : maxCounted),
      isMore: isCut || count > maxCounted,
    }
  }
  return {
    awaiting_payment: of('awaiting_payment'),
    confirmed: of('confirmed'),
    preparing: of('preparing'),
    out_for_delivery: of('out_for_delivery'),
    delivered: of('delivered'),
    delivery_failed: of('delivery_failed'),
    cancelled: of('cancelled'),
    expired: of('expired'),
    unconfirmed: limited(unconfirmed),
  }
}

/** The number of orders placed since a time, up to a limit, and the time of the newest one. */
export interface NewOrderCount {
  count: number
  newest: number
}

export async function countNewOrders(db: Database, since: number): Promise<NewOrderCount> {
  const arrived = await db
    .selectFrom('orders')
    .select('createdAt')
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(mostNewOrdersCounted)
    .execute()
  return { count: arrived.length, newest: arrived[0]?.createdAt ?? since }
}
