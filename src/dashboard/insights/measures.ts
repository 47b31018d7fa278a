import {
  averageOrder,
  type ComparedSales,
  type InsightDay,
  type Insights,
  type Sales,
} from '#commerce/insights/insights.ts'
import { formatMoney } from '#commerce/money.ts'

/** A measure that the chart can show. */
export interface Measure {
  id: 'revenue' | 'orders' | 'average' | 'views'
  name: string
  format: (value: number) => string
  ofDay: (day: InsightDay) => { now: number; before: number }
  ofAll: (insights: Insights) => { now: number; before: number }
}

const count = new Intl.NumberFormat('en-EG')

export function formatCount(value: number): string {
  return count.format(value)
}

const short = new Intl.NumberFormat('en', { notation: 'compact' })

/** `40000` reads `40K`, for an axis. */
export function formatShort(value: number): string {
  return short.format(value)
}

function compare(sales: ComparedSales, of: (sales: Sales) => number) {
  return { now: of(sales.now), before: of(sales.before) }
}

function measureOfSales(
  what: Pick<Measure, 'id' | 'name' | 'format'>,
  of: (sales: Sales) => number,
): Measure {
  return {
    ...what,
    ofDay: (day) => compare(day, of),
    ofAll: ({ sales }) => compare(sales, of),
  }
}

const revenue = measureOfSales(
  { id: 'revenue', name: 'Revenue', format: formatMoney },
  (sales) => sales.revenue,
)

export const measures: readonly [Measure, ...Measure[]] = [
  revenue,
  measureOfSales({ id: 'orders', name: 'Orders', format: formatCount }, (sales) => sales.orders),
  measureOfSales({ id: 'average', name: 'Average order', format: formatMoney }, averageOrder),
  {
    id: 'views',
    name: 'Page views',
    format: formatCount,
    ofDay: ({ views }) => views,
    ofAll: ({ views }) => views,
  },
]
