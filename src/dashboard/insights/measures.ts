import {
  averageOrder,
  type Compared,
  type ComparedSales,
  type InsightDay,
  type Sales,
} from '#commerce/insights/insights.ts'
import { formatMoney } from '#commerce/money.ts'
import { currentLocale, type Locale } from '#i18n/locale.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { shownDigits } from '#i18n/shown-digits.ts'
import { insightsText } from './insights.messages.ts'

/** A measure that the chart can show. */
export interface Measure {
  id: 'revenue' | 'orders' | 'averageOrder' | 'pageViews'
  /** Name and definition are in the language of the page. */
  readonly name: string
  readonly definition: string
  format: (value: number) => string
  /** Of a day or of the whole period. */
  of: (figures: { sales: ComparedSales; views: Compared }) => Compared
}

const short: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { notation: 'compact' }),
  ar: new Intl.NumberFormat('ar-EG-u-nu-latn', { notation: 'compact' }),
}

/** `40000` reads `40K`, in Arabic `40 ألف`, for an axis. */
export function formatShort(value: number): string {
  return shownDigits(short[currentLocale()].format(value))
}

function ofSales(of: (sales: Sales) => number): Measure['of'] {
  return ({ sales }) => ({ now: of(sales.now), before: of(sales.before) })
}

export const measures: readonly [Measure, ...Measure[]] = [
  {
    id: 'revenue',
    get name() {
      return insightsText('revenue')
    },
    get definition() {
      return insightsText('revenueDefinition')
    },
    format: formatMoney,
    of: ofSales(({ revenue }) => revenue),
  },
  {
    id: 'orders',
    get name() {
      return insightsText('orders')
    },
    get definition() {
      return insightsText('ordersDefinition')
    },
    format: groupDigits,
    of: ofSales(({ orders }) => orders),
  },
  {
    id: 'averageOrder',
    get name() {
      return insightsText('averageOrder')
    },
    get definition() {
      return insightsText('averageOrderDefinition')
    },
    format: formatMoney,
    of: ofSales(averageOrder),
  },
  {
    id: 'pageViews',
    get name() {
      return insightsText('pageViews')
    },
    get definition() {
      return insightsText('pageViewsDefinition')
    },
    format: groupDigits,
    of: ({ views }) => views,
  },
]

/** A measure of one day. */
export function ofDay({ of }: Measure, day: InsightDay): Compared {
  return of({ sales: day, views: day.views })
}
