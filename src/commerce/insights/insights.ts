import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Pounds } from '../money.ts'
import { daysOfPeriod, type Period, periodBefore } from './period.ts'
import type { VitalName } from './visit.ts'

/** What was sold, in a day, in an area, or in all. */
export interface Sales {
  /** What was taken for the orders of the time, in cash too, less what went back of it until now. */
  revenue: Pounds
  /** Orders that were not left unpaid and not cancelled. */
  orders: number
  /** What those orders come to. */
  ordered: Pounds
}

/** The sales of one area on one day. */
export interface DaySales extends Sales {
  date: CivilDate
  zone: string
}

/** How often the shop was seen on a day in Cairo, its dashboard left out; one day may come in two parts. */
export interface DayViews {
  date: CivilDate
  views: number
}

/** A number of the period, and the same of the period before. */
export interface Compared {
  now: number
  before: number
}

/** What was sold in a period, and in the one before, which is as long. */
export interface ComparedSales {
  now: Sales
  before: Sales
}

/** A day of the period, beside the day of the period before in the same place. */
export interface InsightDay extends ComparedSales {
  date: CivilDate
  dateBefore: CivilDate
  views: Compared
}

/** A product of those sold most, under the name that it was sold by last. */
export interface BestSeller {
  productId: string
  name: string
  /** How many were sold in the period and in the one before. */
  quantity: Compared
  /** What they came to, before delivery. */
  ordered: Pounds
}

/** How fast pages were for three quarters of those who saw them. */
export interface Vital {
  name: VitalName
  /** Milliseconds; of CLS thousandths. Null where nothing was measured. */
  now: number | null
  before: number | null
}

/** How the shop does in a period, beside the period before. Of products and pages it names only the first few. */
export interface Insights {
  period: Period
  before: Period
  /** The day it is. */
  today: CivilDate
  sales: ComparedSales
  views: Compared
  days: InsightDay[]
  zones: (ComparedSales & { zone: string })[]
  bestSellers: BestSeller[]
  pages: SeenPage[]
  vitals: Vital[]
}

/** A page of the shop, and the product that it shows. */
export interface SeenPage extends Compared {
  path: string
  product: string | null
}

const nothing: Sales = { revenue: 0, orders: 0, ordered: 0 }

/** What an order comes to on the average, in whole pounds; 0 without orders. */
export function averageOrder({ orders, ordered }: Sales): Pounds {
  return orders === 0 ? 0 : Math.round(ordered / orders)
}

export function addUp(sales: readonly Sales[]): Sales {
  return sales.reduce(
    (sum, one) => ({
      revenue: sum.revenue + one.revenue,
      orders: sum.orders + one.orders,
      ordered: sum.ordered + one.ordered,
    }),
    nothing,
  )
}

/** Every day of a period, also those on which nothing happened, each beside its day of the period before. */
export function insightDays(
  period: Period,
  sales: readonly DaySales[],
  views: readonly DayViews[],
): InsightDay[] {
  const salesOf = Map.groupBy(sales, ({ date }) => date)
  const viewsOf = Map.groupBy(views, ({ date }) => date)
  const sold = (date: CivilDate) => addUp(salesOf.get(date) ?? [])
  const seen = (date: CivilDate) => sum((viewsOf.get(date) ?? []).map((day) => day.views))
  const earlier = daysOfPeriod(periodBefore(period))
  return daysOfPeriod(period).map((date, index) => {
    const dateBefore = earlier[index] ?? date
    return {
      date,
      dateBefore,
      now: sold(date),
      before: sold(dateBefore),
      views: { now: seen(date), before: seen(dateBefore) },
    }
  })
}

/** The areas, those with the most revenue first. */
export function insightZones(
  period: Period,
  sales: readonly DaySales[],
): (ComparedSales & { zone: string })[] {
  const zones = [...Map.groupBy(sales, ({ zone }) => zone)].map(([zone, all]) => ({
    zone,
    now: addUp(all.filter(({ date }) => date >= period.from)),
    before: addUp(all.filter(({ date }) => date < period.from)),
  }))
  return zones.sort(
    (one, other) =>
      other.now.revenue - one.now.revenue ||
      other.now.orders - one.now.orders ||
      (one.zone < other.zone ? -1 : 1),
  )
}

/** All days together. */
export function totalOf(days: readonly InsightDay[]): { sales: ComparedSales; views: Compared } {
  return {
    sales: { now: addUp(days.map((day) => day.now)), before: addUp(days.map((day) => day.before)) },
    views: {
      now: sum(days.map((day) => day.views.now)),
      before: sum(days.map((day) => day.views.before)),
    },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
