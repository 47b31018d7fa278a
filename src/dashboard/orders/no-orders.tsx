import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { isNarrowed, type OrdersSearch } from './orders-search.ts'

/** Nothing is shown: because there is nothing, or because nothing is like that. */
export function NoOrders({ search, isEnd }: { search: OrdersSearch; isEnd: boolean }) {
  if (!isNarrowed(search)) {
    return (
      <EmptyState
        title={search.by ? 'Nothing is to be delivered from today on.' : 'No orders yet.'}
      >
        <p className="max-w-prose text-ink-soft">
          An order appears here by itself within ten seconds. Turn on the sound, and you hear it
          come in. From here you open it, move it on its way, or choose several and move them
          together.
        </p>
        <Link to="/" className="link">
          See the shop as your customers do
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={isEnd ? 'No order is like that.' : 'None among the newest of these.'}>
      <p className="max-w-prose text-ink-soft">
        {search.query
          ? 'Search for a number (4821-0937, or half of it), for names from their first three letters on, for a whole phone number or its last four digits.'
          : 'Take a filter away, or look on another day.'}
      </p>
      <Link to="/dashboard/orders" className="link">
        Show all orders
      </Link>
    </EmptyState>
  )
}
