import { Link } from '@tanstack/react-router'
import { type OrderStatus, orderStatuses } from '#commerce/orders/order-status.ts'
import { statusLooks } from './order-words.ts'

const chip =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3.5 text-xs font-medium whitespace-nowrap ' +
  'transition-colors hover:border-moss hover:text-moss aria-[current=page]:border-moss aria-[current=page]:bg-moss ' +
  'aria-[current=page]:text-paper'

/** One row of chips: what is shown stands in the address, so that it can be kept and sent. */
export function StatusFilter({ chosen }: { chosen: OrderStatus | undefined }) {
  return (
    <nav
      aria-label="Orders by status"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Link
        to="/dashboard/orders"
        aria-current={chosen === undefined ? 'page' : undefined}
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
            search={{ status }}
            aria-current={status === chosen ? 'page' : undefined}
            activeProps={inactive}
            className={chip}
          >
            <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
            {word}
          </Link>
        )
      })}
    </nav>
  )
}

// The router would call a link without a filter active under every filter.
const inactive = {}
