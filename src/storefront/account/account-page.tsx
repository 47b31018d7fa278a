import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { customerQueries } from '#api/profile.queries.ts'
import { sessionQueries } from '#api/session.queries.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { customerStatusLabel } from '#commerce/orders/order-status-label.ts'
import type { OwnOrder } from '#commerce/reviews/list-own-orders.server.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { unpaidTexts, type WaitingOrder } from '../order/unpaid-texts.ts'
import { useUnpaidOrders } from '../order/use-unpaid-orders.ts'
import { ProfileForm } from '../sign-in/profile-form.tsx'
import { accountText } from './account.messages.ts'
import { LanguageSetting } from './language-setting.tsx'
import { OrderAgain } from './order-again.tsx'

export function AccountPage() {
  useFocusRestored()
  const { data: profile } = useQuery(customerQueries.current())
  const { data: uid } = useQuery(sessionQueries.current())
  return (
    <div className="page-width pt-10">
      <h1 className="font-display text-3xl">{accountText('title')}</h1>
      <div className="grid grid-cols-1 gap-x-16 gap-y-16 pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <section aria-labelledby="my-orders">
          <h2 id="my-orders" className="pb-5 font-display text-xl">
            {accountText('orders')}
          </h2>
          <MyOrders />
        </section>
        <section aria-labelledby="my-details">
          <h2 id="my-details" className="pb-5 font-display text-xl">
            {accountText('details')}
          </h2>
          {profile !== undefined && (
            // Another user may have signed in, in another tab.
            <ProfileForm key={profile?.id ?? uid} profile={profile} button={{ variant: 'quiet' }} />
          )}
          {profile && (
            <div className="mt-6 border-t border-line pt-5">
              <LanguageSetting profile={profile} />
            </div>
          )}
          <p className="mt-6 border-t border-line pt-5">
            <Link to="/account/security" className="link">
              {accountText('security')}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}

function MyOrders() {
  const list = useInfiniteQuery(ownOrderQueries.list())
  const unpaid = useUnpaidOrders()
  if (list.isPending) return <OrdersLoading />
  if (!list.data) return <FetchFailed onRetry={list.refetch} />
  const orders = list.data.pages.flatMap((page) => page.orders)
  if (orders.length === 0) {
    return (
      <div className="border-t border-line pt-5">
        <p className="text-base text-ink-soft">{accountText('noOrders')}</p>
        <Link to="/" className="link mt-3 inline-block">
          {accountText('seeFlowers')}
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
          {accountText('loadMore')}
        </Button>
      )}
    </>
  )
}

function OrderRow({ order, unpaid }: { order: OwnOrder; unpaid: WaitingOrder | undefined }) {
  const line = {
    status: customerStatusLabel(order),
    name: order.recipientName,
    day: formatDay(order.deliveryDate),
    who: (name: ReactNode) => <bdi>{name}</bdi>,
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 border-b border-line py-4">
      <div>
        <Link to="/o/$orderId" params={{ orderId: order.id }} className="link font-medium">
          {accountText('order', { number: order.number })}
        </Link>
        <p className="mt-1 text-ink-soft">
          {unpaid
            ? accountText.rich('unpaidOrderLine', { ...line, minutes: unpaid.minutesLeft })
            : accountText.rich('orderLine', line)}
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
            {unpaid ? unpaidTexts(unpaid).action : accountText('viewOrder')}
          </Link>
        ) : (
          <OrderAgain orderId={order.id} size="small" />
        )}
        {order.isReviewable && (
          <Link
            to="/o/$orderId"
            params={{ orderId: order.id }}
            hash="review"
            className="link text-sm"
          >
            {accountText('review')}
          </Link>
        )}
      </div>
    </li>
  )
}

function OrdersLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{accountText('loadingOrders')}</span>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
