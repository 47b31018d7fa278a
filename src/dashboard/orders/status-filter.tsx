import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { type OrderStatus, orderStatuses } from '#commerce/orders/order-status.ts'
import type { StatusCount } from '#commerce/orders/staff/order-listing.ts'
import type { PaymentMethod } from '#commerce/payments/payment-provider.ts'
import { filterChip } from '../lists/filter-chip.ts'
import { narrowing } from '../lists/narrowing.ts'
import { statusLookOf } from './order-labels.ts'
import { listingOf, type OrdersSearch, readOrdersSearch } from './orders-search.ts'
import { refetchMs } from './use-orders.ts'

/** One row of chips: what is shown stands in the address, so that it can be kept and sent. */
export function StatusFilter({ search }: { search: OrdersSearch }) {
  const { data: counts } = useQuery({
    ...staffOrderQueries.counts(listingOf(search)),
    refetchInterval: refetchMs,
  })
  const narrowed = narrowing(readOrdersSearch, search)
  return (
    <nav
      aria-label="Orders by status"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Link
        to="/dashboard/orders"
        search={narrowed({ status: undefined, method: undefined })}
        aria-current={search.status === undefined ? 'page' : undefined}
        {...filterChip}
      >
        All
      </Link>
      {choices.map(({ name, status, method }) => {
        const { word, icon: Icon } = statusLookOf({ status, paymentMethod: method ?? 'card' })
        return (
          <Link
            key={name}
            to="/dashboard/orders"
            search={narrowed({ status, method })}
            aria-current={status === search.status && method === search.method ? 'page' : undefined}
            {...filterChip}
          >
            <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
            {word}
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

/** The statuses, and beside those that await payment the cash orders that await their confirmation. */
const choices: readonly Choice[] = orderStatuses.flatMap((status): Choice[] =>
  status === 'awaiting_payment'
    ? [
        { name: status, status },
        { name: 'unconfirmed', status, method: 'cash' },
      ]
    : [{ name: status, status }],
)

function Count({ count, isMore }: StatusCount) {
  if (count === 0 && !isMore) return null
  return (
    <span className="font-normal tabular-nums">
      {count}
      {isMore && '+'}
    </span>
  )
}
