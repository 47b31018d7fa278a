import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { weekdayOf } from '#commerce/delivery/cairo-time.ts'
import { weekdayName } from '#commerce/delivery/day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { Overview } from '#commerce/overview/overview.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { Change } from '../insights/figure-table.tsx'
import { homeText } from './home.messages.ts'

/** The money and the work of today, with the change since the same weekday of the week before. */
export function DayFigures({ overview }: { overview: Overview }) {
  const { sales, placed, deliveries, work, dayBefore } = overview
  const weekday = weekdayName(weekdayOf(dayBefore))
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="font-display text-lg">
        {homeText('today')}
      </h2>
      <p className="mt-1 mb-3 text-xs text-ink-soft">
        {homeText(sales ? 'comparedSoFar' : 'comparedOrders', { weekday })}
      </p>
      <div className="border-s border-t border-line">
        {/* An amount of money takes the width that it needs. */}
        <dl
          className={clsx(
            'grid grid-cols-2',
            sales && 'sm:grid-cols-[minmax(max-content,1fr)_1fr_1fr]',
          )}
        >
          {sales && (
            <Figure
              name={homeText('revenue')}
              value={formatMoney(sales.now.revenue)}
              change={<Change now={sales.now.revenue} before={sales.before.revenue} />}
              className="max-sm:col-span-2"
            />
          )}
          <Figure
            name={homeText('orders')}
            value={groupDigits(placed.now)}
            change={<Change {...placed} />}
          />
          <Figure
            name={homeText('deliveries')}
            value={groupDigits(deliveries.now)}
            change={<Change {...deliveries} />}
          />
        </dl>
        <dl className="grid grid-cols-2 sm:grid-cols-[1fr_1fr_1fr_minmax(max-content,1fr)]">
          <Figure name={homeText('toMake')} value={groupDigits(work.toMake)} />
          <Figure name={homeText('toDeliver')} value={groupDigits(work.toDeliver)} />
          <Figure name={homeText('delivered')} value={groupDigits(work.delivered)} />
          <Figure name={homeText('cashDue')} value={formatMoney(work.cashDue)} />
        </dl>
      </div>
    </section>
  )
}

interface FigureProps {
  name: string
  value: string
  change?: ReactNode
  className?: string
}

function Figure({ name, value, change, className }: FigureProps) {
  return (
    <div className={clsx('grid content-start gap-1 border-e border-b border-line p-4', className)}>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="grid gap-1">
        <span className="font-display text-xl max-[22rem]:text-lg">{value}</span>
        {change}
      </dd>
    </div>
  )
}
