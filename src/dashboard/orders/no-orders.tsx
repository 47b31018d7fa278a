import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/empty-state.tsx'
import { isNarrowed, type OrdersSearch } from './orders-search.ts'

/** The empty state of the order list. */
export function NoOrders({ search, isEnd }: { search: OrdersSearch; isEnd: boolean }) {
  if (!isNarrowed(search)) {
    return (
      <EmptyState title={search.by ? 'No upcoming deliveries.' : 'No orders yet.'}>
        <p className="max-w-prose text-ink-soft">
          New orders appear here within ten seconds. Turn on the sound to hear them. Open an order
          to manage it, or select several to move them together.
        </p>
        <Link to="/" className="link">
          View your shop
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={isEnd ? 'No orders match.' : 'No matches among the newest orders.'}>
      <p className="max-w-prose text-ink-soft">
        {search.query
          ? 'Search by order number (4821-0937, or half of it), by name (at least three letters), or by phone number (whole, or the last four digits).'
          : 'Remove a filter or choose another day.'}
      </p>
      <Link to="/dashboard/orders" className="link">
        Show all orders
      </Link>
    </EmptyState>
  )
}
