import { localizedText } from '#i18n/localized.ts'
import { type CivilDate, daysOf } from '../delivery/cairo-time.ts'
import type { Pounds } from '../money.ts'
import { type Period, periodBefore } from './period.ts'
import type { VitalName } from './visit.ts'

/** Sales of a day, an area or a period: of all orders except unpaid, expired and cancelled ones. */
export interface Sales {
  /** Captured payments, and the cash that is still to be collected, less all refunds so far. */
  revenue: Pounds
  orders: number
}

/** Sales of one area on one day. */
export interface DaySales extends Sales {
  date: CivilDate
  zone: string
  zoneAr?: string
}

/** Page views of the shop on a day in Cairo, without the dashboard; a day may have two rows. */
export interface DayViews {
  date: CivilDate
  views: number
}

/** A figure of the period and of the previous one of the same length. */
export interface Compared<Figure = number> {
  now: Figure
  before: Figure
}

export type ComparedSales = Compared<Sales>

/** A day of the period with its counterpart in the previous period. */
export interface InsightDay extends ComparedSales {
  date: CivilDate
  dateBefore: CivilDate
  views: Compared
}

/** A bestselling product under its latest name, in the language of the page. */
export interface BestSeller {
  productId: string
  name: string
  /** Sold pieces in both periods. */
  quantity: Compared
  /** Sum of the lines in the period, without delivery and before discounts and refunds. */
  ordered: Pounds
  /** Of the period, most sold first; empty if only one was sold. */
  sizes: readonly { name: string; quantity: number }[]
}

/** 75th percentile of a web vital, in milliseconds; thousandths for CLS. Null without measurements. */
export interface Vital extends Compared<number | null> {
  name: VitalName
}

/** Deliveries of a period by whether they came within the promised slot. */
export interface Punctuality {
  /** Delivered orders whose time is recorded. */
  delivered: number
  onTime: number
  /** Of the late ones, altogether. */
  lateMs: number
}

/** Under the name of a slot or an area, in the language of the page. */
export interface NamedPunctuality extends Compared<Punctuality> {
  name: string
}

/** The deliveries of one driver. Deliveries without a recorded driver have no id and no name. */
export interface DriverPunctuality extends NamedPunctuality {
  driverId: string | null
}

/** The places that orders took, of those that the slots offered. */
interface SlotFill {
  booked: number
  offered: number
}

/** Under the name of the slot. */
interface NamedSlotFill extends Compared<SlotFill> {
  name: string
}

/** Deliveries by their promised day. */
export interface DeliveryFigures {
  punctuality: Compared<Punctuality>
  bySlot: NamedPunctuality[]
  byZone: NamedPunctuality[]
  byDriver: DriverPunctuality[]
  fill: Compared<SlotFill>
  fillBySlot: NamedSlotFill[]
}

/** Orders of a period, and those of customers who had ordered before. */
export interface RepeatOrders {
  orders: number
  repeated: number
}

/** Key figures of a period and of the previous one, with the top products and pages. */
export interface Insights {
  period: Period
  before: Period
  /** The current date. */
  today: CivilDate
  sales: ComparedSales
  views: Compared
  days: InsightDay[]
  zones: (ComparedSales & { zone: string })[]
  bestSellers: BestSeller[]
  repeats: Compared<RepeatOrders>
  deliveries: DeliveryFigures
  pages: SeenPage[]
  vitals: Vital[]
}

/** A page of the shop with the name of its product. */
export interface SeenPage extends Compared {
  path: string
  product: string | null
}

/** Revenue of an order on average, in whole pounds; 0 without orders. */
export function averageOrder({ orders, revenue }: Sales): Pounds {
  return orders === 0 ? 0 : Math.round(revenue / orders)
}

function addUp(sales: readonly Sales[]): Sales {
  return {
    revenue: sum(sales, ({ revenue }) => revenue),
    orders: sum(sales, ({ orders }) => orders),
  }
}

function sum<One>(all: readonly One[], figureOf: (one: One) => number): number {
  return all.reduce((total, one) => total + figureOf(one), 0)
}

/** Adds to the figure of one of both periods. */
export function addCompared(
  { now, before }: Compared = { now: 0, before: 0 },
  isNow: boolean,
  count: number,
): Compared {
  return isNow ? { now: now + count, before } : { now, before: before + count }
}

/** Every day of a period, empty ones included, with its counterpart in the previous period. */
export function insightDays(
  period: Period,
  sales: readonly DaySales[],
  views: readonly DayViews[],
): InsightDay[] {
  const salesOf = Map.groupBy(sales, ({ date }) => date)
  const viewsOf = Map.groupBy(views, ({ date }) => date)
  const sold = (date: CivilDate) => addUp(salesOf.get(date) ?? [])
  const seen = (date: CivilDate) => sum(viewsOf.get(date) ?? [], (day) => day.views)
  const earlier = daysOf(periodBefore(period))
  return daysOf(period).map((date, index) => {
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

/** Areas sorted by revenue, with their names in the language of the page. */
export function insightZones(
  period: Period,
  sales: readonly DaySales[],
): (ComparedSales & { zone: string })[] {
  const zones = [...Map.groupBy(sales, ({ zone }) => zone)].map(([zone, all]) => ({
    zone: localizedText({ en: zone, ar: all.findLast(({ zoneAr }) => zoneAr)?.zoneAr }),
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

/** Totals of all days. */
export function totalOf(days: readonly InsightDay[]): { sales: ComparedSales; views: Compared } {
  return {
    sales: { now: addUp(days.map((day) => day.now)), before: addUp(days.map((day) => day.before)) },
    views: {
      now: sum(days, ({ views }) => views.now),
      before: sum(days, ({ views }) => views.before),
    },
  }
}
