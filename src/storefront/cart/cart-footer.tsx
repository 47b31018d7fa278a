import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { deliveryAreaQueries } from '#api/delivery-areas.queries.ts'
import { useAuth } from '#auth/auth-context.tsx'
import type { Cart } from '#commerce/cart/cart.ts'
import { formatMoney, type Pounds } from '#commerce/money.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { readChosenArea } from '../checkout/saved-checkout.ts'
import { CartDelivery } from '../delivery/cart-delivery.tsx'
import { useDeliveryTerms } from '../delivery/use-delivery-terms.ts'
import { PauseNotice } from '../layout/pause-notice.tsx'
import { cartText } from './cart.messages.ts'
import { CheckoutLink } from './checkout-link.tsx'
import { estimateDelivery } from './delivery-estimate.ts'

/** The total of the cart with its delivery, and the link to the checkout. */
export function CartFooter({ cart, onLeave }: { cart: Cart; onLeave: () => void }) {
  const terms = useDeliveryTerms()
  const { isInitialLoading, user } = useAuth()
  const isVisitor = !isInitialLoading && !user
  return (
    <>
      <Row label={cartText('subtotal')}>{formatMoney(cart.totalPrice)}</Row>
      {terms ? (
        <CartDelivery cart={cart} terms={terms} />
      ) : (
        <DeliveryEstimate goods={cart.totalPrice} />
      )}
      <PauseNotice className="mb-4" />
      <CheckoutLink asGuest={isVisitor} onLeave={onLeave} />
      {isVisitor && (
        <p className="mt-3 text-center text-sm text-ink-soft">
          {cartText.rich('haveAccount', {
            link: (text) => (
              <Link
                to="/login"
                search={{ next: '/checkout' }}
                className="link inline-flex min-h-6 items-center"
                onClick={onLeave}
              >
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </>
  )
}

/** Exact for the area of an earlier checkout in this tab, otherwise the lowest fee. */
function DeliveryEstimate({ goods }: { goods: Pounds }) {
  const { data, isPending } = useQuery(deliveryAreaQueries.all())
  const delivery = data ? estimateDelivery(data.areas, readChosenArea()) : null
  const area = delivery?.area
  const price = (pounds: Pounds) =>
    area ? formatMoney(pounds) : cartText('from', { price: formatMoney(pounds) })
  return (
    <>
      <Row label={area ? cartText('deliveryTo', { area: area.name }) : cartText('delivery')}>
        {delivery && price(delivery.fee)}
        {!delivery && isPending && <Skeleton className="h-[1lh] w-24" />}
        {!delivery && !isPending && cartText('byArea')}
      </Row>
      <div className="mt-2 border-t border-line pt-2 text-base font-medium">
        <Row label={cartText('total')}>
          {isPending ? <Skeleton className="h-[1lh] w-28" /> : price(goods + (delivery?.fee ?? 0))}
        </Row>
      </div>
      <p className="mt-0.5 mb-4 min-h-[1lh] text-xs text-ink-soft">
        {!area && cartText('feeNote')}
      </p>
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span>{label}</span>
      <span className="whitespace-nowrap">{children}</span>
    </p>
  )
}
