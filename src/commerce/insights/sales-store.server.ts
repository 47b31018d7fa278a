import type { Database } from '#database/engine.server.ts'
import { localizedName } from '#i18n/localized.ts'
import { statusesIn } from '../orders/order-status.ts'
import { addCompared, type BestSeller, type DaySales } from './insights.ts'
import { cairoDayCount, dateOfCount, type Halves, inSlices } from './slices.server.ts'

/** Orders that do not count as sales. */
const withoutSale = statusesIn('reserved', 'released')

/** Sales of the orders placed in a span by day and area; a day may have two rows. */
export async function salesByDayAndZone(db: Database, halves: Halves): Promise<DaySales[]> {
  const sales: DaySales[] = []
  await inSlices(halves, async (slice) => {
    const rows = await db
      .selectFrom('orders')
      .select(({ eb, fn }) => {
        const isDue = eb('paymentStatus', '=', 'cash_due')
        const taken = eb.case().when(isDue).then(eb.ref('total')).else(eb.ref('captured')).end()
        return [
          cairoDayCount('createdAt', slice).as('day'),
          'zoneName as zone',
          fn.max('zoneNameAr').as('zoneAr'),
          fn.sum<number>(eb(taken, '-', eb.ref('refunded'))).as('revenue'),
          fn.countAll<number>().as('orders'),
        ]
      })
      .where('createdAt', '>=', slice.from)
      .where('createdAt', '<', slice.until)
      .where('status', 'not in', withoutSale)
      // Free replacements are not sold.
      .where('total', '>', 0)
      .groupBy(['day', 'zoneName'])
      .execute()
    for (const { day, ...row } of rows) sales.push({ ...row, date: dateOfCount(day) })
  })
  return sales
}

/** Bestsellers of the later half, with their quantity in the earlier one. */
export async function bestSellers(
  db: Database,
  { limit, ...halves }: Halves & { limit: number },
): Promise<BestSeller[]> {
  const sold = new Map<string, BestSeller>()
  await inSlices(halves, async ({ from, until, isNow }) => {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
      .select(({ fn }) => [
        'orderLines.productId',
        fn.max('orderLines.name').as('name'),
        fn.max('orderLines.nameAr').as('nameAr'),
        fn.sum<number>('orderLines.quantity').as('quantity'),
        fn.sum<number>('orderLines.lineTotal').as('ordered'),
      ])
      .where('orders.createdAt', '>=', from)
      .where('orders.createdAt', '<', until)
      .where('orders.status', 'not in', withoutSale)
      .where('orders.total', '>', 0)
      .groupBy('orderLines.productId')
      .execute()
    for (const { productId, quantity, ordered, ...names } of rows) {
      const before = sold.get(productId)
      sold.set(productId, {
        productId,
        // The latest name.
        name: localizedName(names),
        quantity: addCompared(before?.quantity, isNow, quantity),
        ordered: (before?.ordered ?? 0) + (isNow ? ordered : 0),
      })
    }
  })
  return [...sold.values()]
    .filter(({ quantity }) => quantity.now > 0)
    .sort(
      (one, other) =>
        other.quantity.now - one.quantity.now ||
        other.ordered - one.ordered ||
        (one.productId < other.productId ? -1 : 1),
    )
    .slice(0, limit)
}
