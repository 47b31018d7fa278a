import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { statusLooks } from './order-words.ts'
import { OrdersTable } from './orders-table.tsx'
import { StatusFilter } from './status-filter.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useOrders } from './use-orders.ts'

export function OrdersPage({ status }: { status: OrderStatus | undefined }) {
  const { orders, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useOrders(status)
  const arrived = useArrivals(status, orders)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="font-display text-xl">Orders</h1>
        <p role="status" className="text-xs font-medium text-moss">
          {arrivalWords(arrived.size)}
        </p>
      </div>
      <div className="mt-4 mb-5">
        <StatusFilter chosen={status} />
      </div>
      {isError && orders.length === 0 ? (
        <p role="alert" className="flex gap-4 py-10">
          Failed to fetch data.
          <button type="button" className="link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : (
        !isPending && orders.length === 0 && <NoOrders status={status} />
      )}
      {orders.length > 0 && <OrdersTable orders={orders} arrived={arrived} />}
      {hasNextPage && (
        <Button
          look="quiet"
          className="mt-6"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}

function arrivalWords(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 new order' : `${count} new orders`
}

function NoOrders({ status }: { status: OrderStatus | undefined }) {
  return (
    <EmptyState
      title={
        status
          ? `No order is “${statusLooks[status].word.toLowerCase()}” right now.`
          : 'No orders yet. The first one appears here by itself.'
      }
    />
  )
}
