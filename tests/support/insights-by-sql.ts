import { type RawBuilder, sql } from 'kysely'
import { addDays, type CivilDate, daysOf, instantOf } from '#commerce/delivery/cairo-time.ts'
import type { Insights } from '#commerce/insights/insights.ts'
import type { Period } from '#commerce/insights/period.ts'
import { vitalNames } from '#commerce/insights/visit.ts'
import type { Database } from '#database/engine.server.ts'

const sold = sql`status in ('confirmed', 'preparing', 'out_for_delivery', 'delivered', 'delivery_failed') and total > 0`

/** The figures of the insights, each by one plain SQL query that shares no code with them. */
export async function insightsBySql(db: Database, period: Period, before: Period) {
  const number = async (query: RawBuilder<{ n: unknown }>) =>
    Number((await query.execute(db)).rows[0]?.n ?? 0)
  const placed = ({ from, until }: Period) =>
    sql`created_at >= ${instantOf(from, 0)} and created_at < ${instantOf(addDays(until, 1), 0)}`
  const seen = ({ from, until }: Period) =>
    sql`at >= ${instantOf(from, 0)} and at < ${instantOf(addDays(until, 1), 0)}`

  const salesOf = async (span: Period, more = sql`1 = 1`) => ({
    orders: await number(
      sql`select count(*) as n from orders where ${placed(span)} and ${sold} and ${more}`,
    ),
    revenue:
      (await number(
        sql`select sum(captured) as n from orders where ${placed(span)} and ${sold} and ${more} and payment_status <> 'cash_due'`,
      )) +
      (await number(
        sql`select sum(total) as n from orders where ${placed(span)} and ${sold} and ${more} and payment_status = 'cash_due'`,
      )) -
      (await number(
        sql`select sum(refunded) as n from orders where ${placed(span)} and ${sold} and ${more}`,
      )),
  })
  const viewsOf = async (span: Period) =>
    (await number(
      sql`select count(*) as n from page_views where ${seen(span)} and path not like '/dashboard%'`,
    )) +
    (await number(
      sql`select sum(views) as n from page_view_days where date >= ${span.from} and date <= ${span.until} and path not like '/dashboard%'`,
    ))
  const pagesOf = async ({ from, until }: Period) => {
    const { rows } = await sql<{ path: string; n: unknown }>`
      select path, sum(views) as n from (
        select path, count(*) as views from page_views
        where ${seen({ from, until })} and path not like '/dashboard%' group by path
        union all
        select path, sum(views) as views from page_view_days
        where date >= ${from} and date <= ${until} and path not like '/dashboard%' group by path
      ) as pages group by path`.execute(db)
    return new Map(rows.map(({ path, n }) => [path, Number(n)]))
  }
  /** The 75th percentile: the smallest value that three quarters of the measurements do not exceed. */
  const vitalOf = async (name: string, span: Period) => {
    const measured = sql`from web_vitals where name = ${name} and ${seen(span)} and path not like '/dashboard%'`
    const count = await number(sql`select count(*) as n ${measured}`)
    if (count === 0) return null
    const skipped = Math.ceil(count * 0.75) - 1
    return number(sql`select value as n ${measured} order by value limit 1 offset ${skipped}`)
  }
  const dayOf = async (date: CivilDate) => {
    const span = { from: date, until: date }
    return { date, now: await salesOf(span), views: await viewsOf(span) }
  }
  const zones = await sql<{ zone: string }>`
    select distinct zone_name as zone from orders
    where (${placed(period)} or ${placed(before)}) and ${sold}`.execute(db)
  const zoneOf = async (zone: string) => {
    const isThere = sql`zone_name = ${zone}`
    return {
      zone,
      now: await salesOf(period, isThere),
      before: await salesOf(before, isThere),
    }
  }
  const soldBy = (span: Period) =>
    sql<{ productId: string; quantity: unknown; ordered: unknown }>`
    select coalesce(variant_of, product_id) as product_id,
      sum(quantity) as quantity, sum(line_total) as ordered
    from order_lines left join products on products.id = product_id
    where order_id in (select id from orders where ${placed(span)} and ${sold})
    group by coalesce(variant_of, product_id)`.execute(db)
  const soldBefore = new Map(
    (await soldBy(before)).rows.map((row) => [row.productId, Number(row.quantity)]),
  )
  const pagesBefore = await pagesOf(before)
  const repeatsOf = async (span: Period) => ({
    orders: await number(sql`select count(*) as n from orders where ${placed(span)} and ${sold}`),
    repeated: await number(
      sql`select count(*) as n from orders as later where ${placed(span)} and ${sold}
        and contact_phone in (select contact_phone from orders
          where created_at < later.created_at and ${sold})`,
    ),
  })
  return {
    sales: { now: await salesOf(period), before: await salesOf(before) },
    views: { now: await viewsOf(period), before: await viewsOf(before) },
    days: await Promise.all(daysOf(period).map(dayOf)),
    zones: byZone(await Promise.all(zones.rows.map(({ zone }) => zoneOf(zone)))),
    // The top ten, as the insights show them.
    sellers: (await soldBy(period)).rows
      .map(({ productId, quantity, ordered }) => ({
        productId,
        quantity: { now: Number(quantity), before: soldBefore.get(productId) ?? 0 },
        ordered: Number(ordered),
      }))
      .sort(
        (one, other) =>
          other.quantity.now - one.quantity.now ||
          other.ordered - one.ordered ||
          (one.productId < other.productId ? -1 : 1),
      )
      .slice(0, 10),
    repeats: { now: await repeatsOf(period), before: await repeatsOf(before) },
    deliveries: await deliveriesOf(db, period, before),
    pages: [...(await pagesOf(period))]
      .map(([path, now]) => ({ path, now, before: pagesBefore.get(path) ?? 0 }))
      .sort((one, other) => other.now - one.now || (one.path < other.path ? -1 : 1))
      .slice(0, 10),
    vitals: await Promise.all(
      vitalNames.map(async (name) => ({
        name,
        now: await vitalOf(name, period),
        before: await vitalOf(name, before),
      })),
    ),
  }
}

/** The same figures of the insights, in the same order. */
export function figuresOf(insights: Insights) {
  const { sales, views, days, zones, bestSellers, repeats, deliveries, pages, vitals } = insights

  return {
    sales,
    views,
    days: days.map((day) => ({ date: day.date, now: day.now, views: day.views.now })),
    zones: byZone(zones),
    sellers: bestSellers.map(({ name: _name, sizes: _sizes, ...figures }) => figures),
    repeats,
    deliveries: {
      ...deliveries,
      bySlot: byName(deliveries.bySlot),
      byDriver: byName(deliveries.byDriver),
      byZone: byName(deliveries.byZone),
      fillBySlot: byName(deliveries.fillBySlot),
    },
    pages: pages.map(({ product: _product, ...figures }) => figures),
    vitals,
  }
}

interface Delivery {
  date: CivilDate
  endMinute: number
  slotId: string
  slot: string
  zone: string
  driver: string | null
  at: number | null
}

/** Counted one by one, from one row for each order. */
async function deliveriesOf(db: Database, period: Period, before: Period) {
  const { rows } = await sql<Delivery>`
    select delivery_date as date, slot_end_minute as end_minute, slot_id, slot_name as slot,
      zone_name as zone, (select driver_id from delivery_attempts where order_id = orders.id
        and outcome = 'delivered' and undone_at is null) as driver, case when status = 'delivered' then (select max(at) from order_events
        where order_id = orders.id and to_status = 'delivered' and undo is null) end as at
    from orders where status not in ('cancelled', 'expired')`.execute(db)
  const slots = await sql<{ id: string; name: string; weekdays: string; capacity: number }>`
    select id, name, weekdays, capacity from delivery_slots where enabled = 1`.execute(db)
  const closed = await sql<{ date: string }>`select date from delivery_closures`.execute(db)
  const within = (span: Period) =>
    rows.filter(({ date }) => date >= span.from && date <= span.until)
  const punctuality = (all: readonly Delivery[]) => {
    const figures = { delivered: 0, onTime: 0, lateMs: 0 }
    for (const { date, endMinute, at } of all) {
      if (at === null) continue
      const late = at - instantOf(date, endMinute)
      figures.delivered += 1
      if (late <= 0) figures.onTime += 1
      else figures.lateMs += late
    }
    return figures
  }
  const compared = (fits: (row: Delivery) => boolean) => ({
    now: punctuality(within(period).filter(fits)),
    before: punctuality(within(before).filter(fits)),
  })
  const named = (of: 'slot' | 'zone') =>
    byName(
      [...new Set(rows.map((row) => row[of]))]
        .map((name) => ({ name, ...compared((row) => row[of] === name) }))
        .filter(({ now, before: earlier }) => now.delivered + earlier.delivered > 0),
    )
  const people = await sql<{ id: string; name: string }>`
    select id, name || ' ' || surname as name from users`.execute(db)
  const byDriver = byName(
    [...new Set(rows.map(({ driver }) => driver))]
      .map((driverId) => ({
        driverId,
        name: people.rows.find(({ id }) => id === driverId)?.name ?? '',
        ...compared(({ driver }) => driver === driverId),
      }))
      .filter(({ now, before: earlier }) => now.delivered + earlier.delivered > 0),
  )
  const fillOf = (slot: (typeof slots.rows)[number], span: Period) => ({
    booked: within(span).filter(({ slotId }) => slotId === slot.id).length,
    offered:
      slot.capacity *
      daysOf(span).filter(
        (date) =>
          !closed.rows.some((closure) => closure.date === date) &&
          slot.weekdays.includes(String(new Date(date).getUTCDay() || 7)),
      ).length,
  })
  const fillBySlot = slots.rows.map((slot) => ({
    name: slot.name,
    now: fillOf(slot, period),
    before: fillOf(slot, before),
  }))
  const total = (of: 'now' | 'before') => ({
    booked: fillBySlot.reduce((sum, one) => sum + one[of].booked, 0),
    offered: fillBySlot.reduce((sum, one) => sum + one[of].offered, 0),
  })
  return {
    punctuality: compared(() => true),
    bySlot: named('slot'),
    byZone: named('zone'),
    byDriver,
    fill: { now: total('now'), before: total('before') },
    fillBySlot: byName(fillBySlot),
  }
}

function byName<Row extends { name: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function byZone<Row extends { zone: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.zone < other.zone ? -1 : 1))
}
