import { Link } from '@tanstack/react-router'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { readPlacedOrder } from './saved-checkout.ts'

/** Nothing to check out; perhaps because it was ordered a moment ago. */
export function EmptyCheckout({ uid }: { uid: string }) {
  const orderId = readPlacedOrder(uid)
  return (
    <div className="min-h-[50vh]">
      <h1 className="sr-only">Checkout</h1>
      {orderId ? (
        <EmptyState title="Your last order is placed, and there is nothing new in your cart.">
          <Link to="/o/$orderId" params={{ orderId }} className={buttonStyle()}>
            See your order
          </Link>
        </EmptyState>
      ) : (
        <EmptyState title="There is nothing in your cart to order yet.">
          <Link to="/" className={buttonStyle()}>
            See the flowers
          </Link>
        </EmptyState>
      )}
    </div>
  )
}
