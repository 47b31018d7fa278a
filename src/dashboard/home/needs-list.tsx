import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  isOrderNeed,
  mostNeedsCounted,
  type Need,
  type Overview,
} from '#commerce/overview/overview.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { orderNeedText } from '../orders/order-needs.messages.ts'
import { homeText } from './home.messages.ts'

/** The needs of staff, each with the list that shows exactly those. A need without orders is hidden. */
export function NeedsList({ needs }: Pick<Overview, 'needs'>) {
  const open = needs.filter(({ count }) => count > 0)
  const clear = needs.filter(({ count }) => count === 0)
  return (
    <section aria-labelledby="needs-title">
      <h2 id="needs-title" className="mb-3 font-display text-lg">
        {homeText('needs')}
      </h2>
      {open.length === 0 && (
        <p className="flex items-center gap-2.5 bg-linen px-4 py-5">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-moss" />
          {homeText('allClear')}
        </p>
      )}
      {open.length > 0 && (
        <ul className="border-t border-line">
          {open.map(({ need, count }) => (
            <li key={need} className="border-b border-line">
              <NeedLink need={need}>
                <span className="min-w-10 font-display text-lg">{countText(count)}</span>
                <span className="me-auto">{needName(need)}</span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-ink-soft rtl:-scale-x-100"
                />
              </NeedLink>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && clear.length > 0 && (
        <details className="mt-3 text-xs text-ink-soft">
          <summary className="min-h-6 w-fit cursor-pointer hover:text-moss">
            {homeText('clear', { count: clear.length })}
          </summary>
          <ul className="mt-2 grid gap-1.5">
            {clear.map(({ need }) => (
              <li key={need} className="flex items-center gap-2">
                <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-moss" />
                {needName(need)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function needName(need: Need): string {
  return isOrderNeed(need) ? orderNeedText(need) : homeText(need)
}

function countText(count: number): string {
  return count < mostNeedsCounted
    ? groupDigits(count)
    : homeText('more', { count: mostNeedsCounted - 1 })
}

const row =
  'flex min-h-12 items-center gap-3 px-2 py-2 transition-colors hover:bg-linen/60 hover:text-moss focus-visible:bg-linen'

function NeedLink({ need, children }: { need: Need; children: ReactNode }) {
  if (isOrderNeed(need)) {
    return (
      <Link to="/dashboard/orders" search={{ need }} className={row}>
        {children}
      </Link>
    )
  }
  switch (need) {
    case 'claims':
      return (
        <Link to="/dashboard/claims" className={row}>
          {children}
        </Link>
      )
    case 'low-stock':
      return (
        <Link to="/dashboard/products" search={{ state: 'low-stock' }} className={row}>
          {children}
        </Link>
      )
    case 'failed-jobs':
      return (
        <Link to="/dashboard/failed-jobs" className={row}>
          {children}
        </Link>
      )
  }
}
