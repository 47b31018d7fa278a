import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { orderStatuses } from '#commerce/orders/order-statuses.ts'
import type { StatusCount } from '#commerce/orders/staff/order-listing.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { filterChip } from '../lists/filter-chip.ts'
import { searchUpdater } from '../lists/search-updater.ts'
import { statusStyleOf } from './order-labels.ts'
import { orderFilterText } from './orders-page.messages.ts'
import { listingOf, type OrdersSearch, readOrdersSearch } from './orders-search.ts'
import { refetchMs } from './use-orders.ts'

export function StatusFilter({ search }: { search: OrdersSearch }) {
  const { data: counts } = useQuery({
    ...staffOrderQueries.counts(listingOf(search)),
    refetchInterval: refetchMs,
  })
  const updateSearch = searchUpdater(readOrdersSearch, search)
  return (
    <nav
      aria-label={orderFilterText('byStatus')}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Link
        to="/dashboard/orders"
        search={updateSearch({ status: undefined, method: undefined })}
        aria-current={search.status === undefined ? 'page' : undefined}
        {...filterChip}
      >
        {orderFilterText('all')}
      </Link>
      {choices.map(({ name, status, method }) => {
        const { label, icon: Icon } = statusStyleOf({
          status,
          paymentMethod: method ?? 'card',
        })
        return (
          <Link
            key={name}
            to="/dashboard/orders"
            search={updateSearch({ status, method })}
            aria-current={status === search.status && method === search.method ? 'page' : undefined}
            {...filterChip}
          >
            <Icon className="size-3.5" strokeWidth={1.75} />
            {label}
            {counts && <Count {...counts[name]} />}
          </Link>
        )
      })}
    </nav>
  )
}

interface Choice {
  name: OrderStatus | 'unconfirmed'
  status: OrderStatus
  method?: PaymentMethod
}

/** All statuses, and after `awaiting_payment` its unconfirmed cash orders. */
const choices = orderStatuses.flatMap((status): Choice[] => {
  const choice = { name: status, status }
  const unconfirmed = { name: 'unconfirmed', status, method: 'cash' } as const
  return status === 'awaiting_payment' ? [choice, unconfirmed] : [choice]
})

function Count({ count, isMore }: StatusCount) {
  if (count === 0 && !isMore) return null
  return (
    <span className="font-normal">
      {groupDigits(count)}
      {isMore && '+'}
    </span>
  )
}
