import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { orderStatuses } from '#commerce/orders/order-status.ts'
import type { StatusCount } from '#commerce/orders/workshop/order-listing.ts'
import { workshopQueries } from '#commerce/orders/workshop/workshop.queries.ts'
import { statusLooks } from './order-words.ts'
import { listingOf, type OrdersSearch } from './orders-search.ts'
import { lookAgainMs } from './use-orders.ts'

const chip =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3.5 text-xs font-medium whitespace-nowrap ' +
  'transition-colors hover:border-moss hover:text-moss aria-[current=page]:border-moss aria-[current=page]:bg-moss ' +
  'aria-[current=page]:text-paper'

/** One row of chips: what is shown stands in the address, so that it can be kept and sent. */
export function StatusFilter({ search }: { search: OrdersSearch }) {
  const { data: counts } = useQuery({
    ...workshopQueries.counts(listingOf(search)),
    refetchInterval: lookAgainMs,
  })
  return (
    <nav
      aria-label="Orders by status"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Link
        to="/dashboard/orders"
        search={{ ...search, status: undefined }}
        aria-current={search.status === undefined ? 'page' : undefined}
        activeOptions={exactly}
        activeProps={inactive}
        className={chip}
      >
        All
      </Link>
      {orderStatuses.map((status) => {
        const { word, icon: Icon } = statusLooks[status]
        return (
          <Link
            key={status}
            to="/dashboard/orders"
            search={{ ...search, status }}
            aria-current={status === search.status ? 'page' : undefined}
            activeOptions={exactly}
            activeProps={inactive}
            className={chip}
          >
            <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
            {word}
            {counts && <Count {...counts[status]} />}
          </Link>
        )
      })}
    </nav>
  )
}

function Count({ count, isMore }: StatusCount) {
  if (count === 0 && !isMore) return null
  return (
    <span className="font-normal tabular-nums">
      {count}
      {isMore && '+'}
    </span>
  )
}

// The router would call a link with fewer filters active under every filter.
const exactly = { exact: true }
const inactive = {}
