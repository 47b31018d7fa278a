import {
  averageOrder,
  type Compared,
  type ComparedSales,
  type InsightDay,
  type Sales,
} from '#commerce/insights/insights.ts'
import { formatMoney } from '#commerce/money.ts'

/** A measure that the chart can show. */
export interface Measure {
  name: string
  definition: string
  format: (value: number) => string
  /** Of a day or of the whole period. */
  of: (figures: { sales: ComparedSales; views: Compared }) => Compared
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

function ofSales(of: (sales: Sales) => number): Measure['of'] {
  return ({ sales }) => ({ now: of(sales.now), before: of(sales.before) })
}

export const measures: readonly [Measure, ...Measure[]] = [
  {
    name: 'Revenue',
    definition:
      'Paid amounts and cash still to be collected, with delivery, minus refunds. Unpaid, expired and cancelled orders do not count.',
    format: formatMoney,
    of: ofSales(({ revenue }) => revenue),
  },
  {
    name: 'Orders',
    definition:
      'Orders placed in this period, without unpaid, expired and cancelled ones and free replacements.',
    format: formatCount,
    of: ofSales(({ orders }) => orders),
  },
  {
    name: 'Average order',
    definition: 'Revenue divided by orders.',
    format: formatMoney,
    of: ofSales(averageOrder),
  },
  {
    name: 'Page views',
    definition: 'Views of the shop’s pages, without the dashboard.',
    format: formatCount,
    of: ({ views }) => views,
  },
]

/** A measure of one day. */
export function ofDay({ of }: Measure, day: InsightDay): Compared {
  return of({ sales: day, views: day.views })
}
