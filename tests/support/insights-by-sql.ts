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
  const { sales, views, days, zones, bestSellers, pages, vitals } = insights

  return {
    sales,
    views,
    days: days.map((day) => ({ date: day.date, now: day.now, views: day.views.now })),
    zones: byZone(zones),
    sellers: bestSellers.map(({ name: _name, sizes: _sizes, ...figures }) => figures),
    pages: pages.map(({ product: _product, ...figures }) => figures),
    vitals,
  }
}

function byZone<Row extends { zone: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.zone < other.zone ? -1 : 1))
}
