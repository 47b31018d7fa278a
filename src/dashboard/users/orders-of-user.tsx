import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { userQueries } from '#api/users.queries.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderSummary } from '#commerce/orders/records/order-list-store.server.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { StatusChip } from '../orders/status-chip.tsx'

export function OrdersOfUser({ userId }: { userId: string }) {
  const query = useInfiniteQuery(userQueries.orders(userId))
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mb-4 font-display text-lg">
        Orders
      </h2>
      <PagedList
        query={query}
        isEmpty={orders.length === 0}
        empty={<p className="text-ink-soft">No orders yet.</p>}
      >
        <ul aria-labelledby="orders" className="border-t border-line">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      </PagedList>
    </section>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-3 transition-colors hover:bg-linen/60 has-focus-visible:bg-linen">
      <Link
        to="/dashboard/orders/$orderId"
        params={{ orderId: order.id }}
        className="font-medium after:absolute after:inset-0"
      >
        {order.number}
      </Link>
      <span className="justify-self-end">
        <StatusChip order={order} />
      </span>
      <span className="text-xs text-ink-soft">{formatMoment(order.createdAt)}</span>
      <span className="justify-self-end">{formatMoney(order.total)}</span>
    </li>
  )
}
