import { useInfiniteQuery } from '@tanstack/react-query'
import { userQueries } from '#api/users.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderSummary } from '#commerce/orders/records/order-list-store.server.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { OrderNumberLink } from '../orders/order-number-link.tsx'
import { StatusChip } from '../orders/status-chip.tsx'
import { customerText } from './customer.messages.ts'
import { CustomerPart } from './customer-parts.tsx'
import { usersText } from './users.messages.ts'

/** The orders of a user, newest first. */
export function OrdersOfUser({ userId }: { userId: string }) {
  const query = useInfiniteQuery(userQueries.orders(userId))
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <CustomerPart id="orders" title={usersText('orders')}>
      <PagedList
        query={query}
        isEmpty={orders.length === 0}
        empty={<p className="text-ink-soft">{usersText('noOrders')}</p>}
      >
        <OrderRows labelledBy="orders" orders={orders} />
      </PagedList>
    </CustomerPart>
  )
}

/** Orders that are probably of the same person: a guest gave the same phone number. */
export function OrdersOfSamePhone({ orders }: { orders: readonly OrderSummary[] }) {
  if (orders.length === 0) return null
  return (
    <CustomerPart
      id="same-phone"
      title={customerText('samePhone')}
      note={customerText('samePhoneNote')}
    >
      <OrderRows labelledBy="same-phone" orders={orders} />
    </CustomerPart>
  )
}

interface OrderRowsProps {
  labelledBy: string
  orders: readonly OrderSummary[]
}

function OrderRows({ labelledBy, orders }: OrderRowsProps) {
  return (
    <ul aria-labelledby={labelledBy} className="border-t border-line">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderRow({ order }: { order: OrderSummary }) {
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-3 transition-colors hover:bg-linen/60 has-focus-visible:bg-linen">
      <OrderNumberLink order={order} className="font-medium after:absolute after:inset-0" />
      <span className="justify-self-end">
        <StatusChip order={order} />
      </span>
      <span className="text-xs text-ink-soft">{formatMoment(order.createdAt)}</span>
      <span className="justify-self-end">{formatMoney(order.total)}</span>
    </li>
  )
}
