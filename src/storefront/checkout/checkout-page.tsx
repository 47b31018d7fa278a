import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ownOrderQueries } from '#api/orders.queries.ts'
import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import { deviceStorage } from '#platform/browser-storage.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { cartChangeMessage } from '../cart/cart-change-message.ts'
import { useCart } from '../cart/cart-store.ts'
import { useFreshCart } from '../cart/use-fresh-cart.ts'
import { NeedsScripts } from '../layout/needs-scripts.tsx'
import { PauseNotice } from '../layout/pause-notice.tsx'
import { UnpaidNotice } from '../order/unpaid-notice.tsx'
import { useUnpaidOrders } from '../order/use-unpaid-orders.ts'
import { checkoutText } from './checkout.messages.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutColumns } from './checkout-layout.tsx'
import { Leaving } from './leaving.tsx'
import { readPlacedOrder } from './saved-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'

export function CheckoutPage({ profile }: { profile: Profile }) {
  useFocusRestored()
  const isRead = useCart((cart) => cart.isRead)
  return (
    <div className="page-width md:pt-10 lg:pt-16">
      <NeedsScripts to="order" />
      {isRead ? <Checkout profile={profile} /> : <CheckoutSkeleton />}
    </div>
  )
}

function Checkout({ profile }: { profile: Profile }) {
  const isEmpty = useCart((cart) => cart.items.length === 0)
  const placing = usePlaceOrder(profile.id)
  const changes = useFreshCart(!placing.isLeaving)
  if (placing.isLeaving) return <Leaving uid={profile.id} />
  if (isEmpty) return <EmptyCheckout uid={profile.id} changes={changes} />
  return (
    <>
      <PauseNotice className="mb-8" />
      <UnpaidNotice />
      <CheckoutForm {...{ profile, placing, changes }} />
    </>
  )
}

interface EmptyCheckoutProps {
  uid: string
  /** Why it has become empty. */
  changes: readonly CartChange[]
}

function EmptyCheckout({ uid, changes }: EmptyCheckoutProps) {
  const orderId = readPlacedOrder(uid, deviceStorage)
  const isUnpaid = useUnpaidOrders().length > 0
  const queryClient = useQueryClient()
  // Another tab may have placed the order after this one read the list.
  useEffect(() => {
    if (orderId) void queryClient.invalidateQueries({ queryKey: ownOrderQueries.unpaid().queryKey })
  }, [queryClient, orderId])
  return (
    <div className="min-h-[50vh]">
      <h1 className="sr-only">{checkoutText('title')}</h1>
      <div
        role="alert"
        className="mb-4 grid max-w-xl gap-1 rounded-sm bg-butter px-4 py-3 empty:sr-only max-md:mt-6"
      >
        {changes
          .filter(({ kind }) => kind === 'gone')
          .map((change) => (
            <p key={change.productId}>{cartChangeMessage(change)}</p>
          ))}
      </div>
      <EmptyState title={checkoutText('cartEmpty')}>
        <div className="flex flex-wrap gap-3">
          <Link to="/" className={buttonStyle()}>
            {checkoutText('browse')}
          </Link>
          {orderId && !isUnpaid && (
            <Link
              to="/o/$orderId"
              params={{ orderId }}
              className={buttonStyle({ variant: 'quiet' })}
            >
              {checkoutText('viewLastOrder')}
            </Link>
          )}
        </div>
      </EmptyState>
      {/* Below the links: the list loads late and must not move them under a finger. */}
      <UnpaidNotice />
    </div>
  )
}

/** Shown while the cart is read from the browser's storage. */
function CheckoutSkeleton() {
  return (
    <div role="status" className="noscript:hidden">
      <span className="sr-only">{checkoutText('loading')}</span>
      <CheckoutColumns
        form={['recipient', 'address', 'delivery'].map((part) => (
          <div
            key={part}
            className="grid gap-5 border-t border-line py-10 first:border-0 first:pt-0 sm:ps-14"
          >
            <Skeleton className="h-7 w-64 max-w-full" />
            <div className="grid gap-5 sm:grid-cols-2">
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </div>
          </div>
        ))}
        summary={<Skeleton className="h-96" />}
      />
    </div>
  )
}
