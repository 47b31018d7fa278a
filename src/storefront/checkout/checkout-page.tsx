import type { Profile } from '#commerce/customers/profile.ts'
import { useFocusRestored } from '#ui/use-focus-restored.ts'
import { useCart } from '../cart/cart-store.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { Leaving } from './leaving.tsx'
import { usePlaceOrder } from './use-place-order.ts'

export function CheckoutPage({ profile }: { profile: Profile }) {
  useFocusRestored()
  const isRead = useCart((cart) => cart.isRead)
  return (
    <div className="page-width pt-10 lg:pt-16">
      {isRead ? <Checkout profile={profile} /> : <CheckoutSkeleton />}
    </div>
  )
}

function Checkout({ profile }: { profile: Profile }) {
  const isEmpty = useCart((cart) => cart.items.length === 0)
  const placing = usePlaceOrder(profile.id)
  if (placing.step === 'leaving') return <Leaving uid={profile.id} />
  if (isEmpty) return <EmptyCheckout uid={profile.id} />
  return <CheckoutForm profile={profile} placing={placing} />
}
