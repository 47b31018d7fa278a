import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { customerStatusLabel } from '#commerce/orders/order-status-label.ts'
import type { OrderSummary } from '#commerce/orders/records/order-list-store.server.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { unpaidTexts, type WaitingOrder } from '../order/unpaid-texts.ts'
import { useUnpaidOrders } from '../order/use-unpaid-orders.ts'
import { OrderAgain } from './order-again.tsx'

export function MyOrders() {
  const list = useInfiniteQuery(ownOrderQueries.list())
  const unpaid = useUnpaidOrders()
  if (list.isPending) return <OrdersLoading />
  if (!list.data) return <FetchFailed onRetry={list.refetch} />
  const orders = list.data.pages.flatMap((page) => page.orders)
  if (orders.length === 0) {
    return (
      <div className="border-t border-line pt-5">
        <p className="text-base text-ink-soft">You have no orders yet.</p>
        <Link to="/" className="link mt-3 inline-block">
          See all flowers
        </Link>
      </div>
    )
  }
  return (
    <>
      <ul className="border-t border-line">
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            unpaid={unpaid.find(({ id }) => id === order.id)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="quiet"
          pending={list.isFetchingNextPage}
          className="mt-6"
          onClick={() => list.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </>
  )
}

function OrderRow({ order, unpaid }: { order: OrderSummary; unpaid: WaitingOrder | undefined }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-4">
      <div>
        <Link to="/o/$orderId" params={{ orderId: order.id }} className="link font-medium">
          Order {order.number}
        </Link>
        <p className="mt-1 text-ink-soft">
          {customerStatusLabel(order)}
          {unpaid && `, ${unpaid.minutesLeft} min left`}. For <bdi>{order.recipientName}</bdi>,{' '}
          {formatDay(order.deliveryDate)}.
        </p>
      </div>
      <div className="grid justify-items-end gap-2">
        <span>{formatMoney(order.total)}</span>
        {order.status === 'awaiting_payment' ? (
          <Link
            to="/o/$orderId"
            params={{ orderId: order.id }}
            className={buttonStyle({ size: 'small' })}
          >
            {unpaid ? unpaidTexts(unpaid).action : 'View order'}
          </Link>
        ) : (
          <OrderAgain orderId={order.id} size="small" />
        )}
      </div>
    </li>
  )
}

function OrdersLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading your orders</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
