import type { Database } from '#database/engine.server.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { cairoDayCount, dateOfCount } from './cairo-day.server.ts'
import type { BestSeller, DaySales } from './insights.ts'

/** From an instant on, until just before another. */
interface Span {
  from: number
  until: number
}

/** Orders that nobody paid, or that came to nothing. */
const withoutSale: readonly OrderStatus[] = ['awaiting_payment', 'expired', 'cancelled']

/** What was sold of the orders that were placed in a span: one row for each day and area. */
export async function salesByDayAndZone(db: Database, span: Span): Promise<DaySales[]> {
  const rows = await db
    .selectFrom('orders')
    .select(({ eb, fn }) => {
      const counts = eb('status', 'not in', withoutSale)
      return [
        cairoDayCount('createdAt', span).as('day'),
        'zoneName as zone',
        fn.sum<number>(eb('captured', '-', eb.ref('refunded'))).as('revenue'),
        fn.sum<number>(eb.case().when(counts).then(1).else(0).end()).as('orders'),
        fn.sum<number>(eb.case().when(counts).then(eb.ref('total')).else(0).end()).as('ordered'),
      ]
    })
    .where('createdAt', '>=', span.from)
    .where('createdAt', '<', span.until)
    .groupBy(['day', 'zoneName'])
    .execute()
  return rows.map(({ day, zone, revenue, orders, ordered }) => ({
    date: dateOfCount(day),
    zone,
    revenue: Number(revenue),
    orders: Number(orders),
    ordered: Number(ordered),
  }))
}

/** What was sold the most in the later part of a span, beside how much of it was sold in the earlier one. */
export async function bestSellers(
  db: Database,
  { from, middle, until, limit }: Span & { middle: number; limit: number },
): Promise<BestSeller[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select(({ eb, fn }) => {
      const isLater = eb('orders.createdAt', '>=', middle)
      const later = (column: 'orderLines.quantity' | 'orderLines.lineTotal') =>
        fn.sum<number>(eb.case().when(isLater).then(eb.ref(column)).else(0).end())
      return [
        'orderLines.productId',
        fn.max('orderLines.name').as('name'),
        later('orderLines.quantity').as('now'),
        later('orderLines.lineTotal').as('ordered'),
        fn.sum<number>('orderLines.quantity').as('both'),
      ]
    })
    .where('orders.createdAt', '>=', from)
    .where('orders.createdAt', '<', until)
    .where('orders.status', 'not in', withoutSale)
    .groupBy('orderLines.productId')
    .orderBy('now', 'desc')
    .orderBy('ordered', 'desc')
    .orderBy('orderLines.productId')
    .limit(limit)
    .execute()
  return rows
    .filter(({ now }) => Number(now) > 0)
    .map(({ productId, name, now, both, ordered }) => ({
      productId,
      name,
      quantity: { now: Number(now), before: Number(both) - Number(now) },
      ordered: Number(ordered),
    }))
}
