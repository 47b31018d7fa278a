import { setImmediate as othersFirst } from 'node:timers/promises'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { addDays, type CivilDate, daysOf, instantOf } from '../delivery/cairo-time.ts'
import { type OrderStatus, statusesIn } from '../orders/order-status.ts'
import type { DeliverySums } from './deliveries.ts'
import type { Compared, RepeatOrders } from './insights.ts'
import { type Period, periodBefore } from './period.ts'
import { type Halves, inSlices } from './slices.server.ts'

// One query over more days would block other requests on SQLite.
const daysAtOnce = 14

/** Deliveries of a period and of the one before, by slot, area and driver; these may have many rows. */
export async function sumDeliveries(db: Database, period: Period): Promise<DeliverySums[]> {
  const sums: DeliverySums[] = []
  for (const half of [
    { isNow: false, ...periodBefore(period) },
    { isNow: true, ...period },
  ]) {
    for (let from = half.from; from <= half.until; from = addDays(from, daysAtOnce)) {
      const last = addDays(from, daysAtOnce - 1)
      const days = { from, until: last < half.until ? last : half.until }
      const rows = await sumsOf(db, days).execute()
      sums.push(...rows.map((row) => ({ ...row, isNow: half.isNow })))
      await othersFirst()
    }
  }
  return sums
}

function sumsOf(db: Database, days: Period) {
  const [at, until] = [sql.ref('deliveredAt'), sql.ref('promisedAt')]
  const deliveries = db
    .selectFrom('orders')
    .leftJoin('orderEvents as move', (join) =>
      join
        .onRef('move.orderId', '=', 'orders.id')
        .on('move.kind', '=', 'moved')
        .on('move.toStatus', '=', 'delivered')
        // Staff took the others back.
        .on('move.undo', 'is', null),
    )
    .select(['orders.slotId', 'orders.slotName', 'orders.slotNameAr'])
    .select(['orders.zoneName', 'orders.zoneNameAr'])
    .select((row) =>
      row
        .selectFrom('deliveryAttempts')
        .select((attempt) => attempt.fn.max('driverId').as('driverId'))
        .whereRef('deliveryAttempts.orderId', '=', 'orders.id')
        .where('outcome', '=', 'delivered')
        // Staff took the others back, so one stands at most.
        .where('undoneAt', 'is', null)
        .as('driverId'),
    )
    .select(({ eb, fn }) => [
      // A corrected order was delivered before, but is not now.
      eb
        .case()
        .when('orders.status', '=', 'delivered')
        .then(fn.max('move.at'))
        .end()
        .as('deliveredAt'),
      promised(daysOf(days)).as('promisedAt'),
    ])
    .where('orders.deliveryDate', '>=', days.from)
    .where('orders.deliveryDate', '<=', days.until)
    .where(isIn('orders', statusesIn('reserved', 'workshop', 'delivery', 'delivered')))
    .groupBy('orders.id')
  return db
    .selectFrom(deliveries.as('delivery'))
    .select(({ fn }) => [
      'slotId',
      'slotName as slot',
      'zoneName as zone',
      'driverId',
      fn.max('slotNameAr').as('slotAr'),
      fn.max('zoneNameAr').as('zoneAr'),
      fn.countAll<number>().as('booked'),
      fn.count<number>('deliveredAt').as('delivered'),
      sql<number>`sum(case when ${at} <= ${until} then 1 else 0 end)`.as('onTime'),
      sql<number>`sum(case when ${at} > ${until} then ${at} - ${until} else 0 end)`.as('lateMs'),
    ])
    .groupBy(['slotId', 'slotName', 'zoneName', 'driverId'])
}

/** SQL for the end of an order's slot. The days are literals, because each may have another offset from UTC. */
function promised(days: readonly CivilDate[]): RawBuilder<number> {
  const noonMinute = 12 * 60
  const midnight = days.reduceRight<RawBuilder<unknown>>((later, date) => {
    const start = instantOf(date, noonMinute) - noonMinute * 60_000
    return sql`case when orders.delivery_date = ${sql.lit(date)} then ${sql.lit(start)} else ${later} end`
  }, sql.lit(0))
  return sql<number>`${midnight} + orders.slot_end_minute * ${sql.lit(60_000)}`
}

/** Orders of both periods, and those of a phone number that had ordered before. */
export async function countRepeatOrders(
  db: Database,
  halves: Halves,
): Promise<Compared<RepeatOrders>> {
  const found = { now: { orders: 0, repeated: 0 }, before: { orders: 0, repeated: 0 } }
  await inSlices(halves, async ({ from, until, isNow }) => {
    const row = await db
      .selectFrom('orders')
      .select(({ fn, eb, selectFrom }) => {
        const earlier = selectFrom('orders as earlier')
          .select('earlier.id')
          .whereRef('earlier.contactPhone', '=', 'orders.contactPhone')
          .whereRef('earlier.createdAt', '<', 'orders.createdAt')
          .where(isSale('earlier'))
        const isRepeated = eb.and([eb('orders.contactPhone', '!=', ''), eb.exists(earlier)])
        return [
          fn.countAll<number>().as('orders'),
          fn.sum<number | null>(eb.case().when(isRepeated).then(1).else(0).end()).as('repeated'),
        ]
      })
      .where('orders.createdAt', '>=', from)
      .where('orders.createdAt', '<', until)
      .where(isSale('orders'))
      .executeTakeFirstOrThrow()
    const figures = isNow ? found.now : found.before
    figures.orders += row.orders
    figures.repeated += row.repeated ?? 0
  })
  return found
}

/** Orders that count as sales. */
function isSale(table: 'orders' | 'earlier'): Expression<SqlBool> {
  const sold = isIn(table, statusesIn('workshop', 'delivery', 'delivered'))
  return sql<SqlBool>`${sold} and ${sql.ref(`${table}.total`)} > 0`
}

/** The concatenation keeps the planner from using the index of the status, which would scan the orders of all times. */
function isIn(table: 'orders' | 'earlier', statuses: readonly OrderStatus[]): RawBuilder<SqlBool> {
  const names = sql.join(statuses.map((status) => sql.lit(status)))
  return sql<SqlBool>`${sql.ref(`${table}.status`)} || '' in (${names})`
}
