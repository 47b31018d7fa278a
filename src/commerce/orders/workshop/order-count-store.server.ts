import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { toOrderStatus } from '../order-row.server.ts'
import { type OrderStatus, orderStatuses } from '../order-status.ts'
import type { OrderFilter, OrderSort, StatusCounts } from './order-listing.ts'
import { along, lookedThrough, steps, walkFor } from './order-walk.server.ts'

/** Of a status the shop counts so many orders, and calls the rest more. */
export const countedInStatus = 300

/**
 * How many orders stand in each status, of those that the other filters leave. Without other filters each status is
 * counted up to a limit; with some, those of the orders that a page looks through.
 */
export async function countByStatus(
  db: Database,
  { status: _status, ...filter }: OrderFilter & { sort?: OrderSort | undefined },
  today: CivilDate,
): Promise<StatusCounts> {
  const { sort = 'newest', ...others } = filter
  const isFiltered = Object.values(others).some((value) => value !== undefined)
  if (!isFiltered && sort === 'newest') return countAll(db)
  const walk = walkFor(others, { order: sort, today })
  if (!walk) return counts(new Map(), false)
  let looked = along(db, walk)
    .select((row) => [
      'orders.status',
      row.case().when(row.and(walk.choosing)).then(1).else(0).end().as('fits'),
    ])
    .limit(lookedThrough + 1)
  for (const [step, way] of steps(walk)) looked = looked.orderBy(step, way)
  const rows = await db
    .selectFrom(looked.as('looked'))
    .select((row) => [
      'looked.status',
      row.fn.countAll<number>().as('looked'),
      row.fn.sum<number>('looked.fits').as('found'),
    ])
    .groupBy('looked.status')
    .execute()
  const all = rows.reduce((sum, row) => sum + row.looked, 0)
  const found = rows.map((row): [OrderStatus, number] => [toOrderStatus(row.status), row.found])
  return counts(new Map(found), all > lookedThrough)
}

async function countAll(db: Database): Promise<StatusCounts> {
  const [first, ...others] = orderStatuses.map((status) =>
    db
      .selectFrom(
        db
          .selectFrom('orders')
          .select('status')
          .where('status', '=', status)
          .limit(countedInStatus + 1)
          .as('some'),
      )
      .select((row) => [row.val(status).as('status'), row.fn.countAll<number>().as('count')]),
  )
  if (!first) return counts(new Map(), false)
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute()
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  return counts(found, false)
}

function counts(found: ReadonlyMap<OrderStatus, number>, isCut: boolean): StatusCounts {
  const of = (status: OrderStatus) => {
    const count = found.get(status) ?? 0
    return {
      count: Math.min(count, isCut ? count : countedInStatus),
      isMore: isCut || count > countedInStatus,
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
  }
}
