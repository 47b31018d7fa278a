import { Link } from '@tanstack/react-router'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { readPlacedOrder } from './saved-checkout.ts'

/** The checkout without a cart, possibly right after an order. */
export function EmptyCheckout({ uid }: { uid: string }) {
  const orderId = readPlacedOrder(uid)
  return (
    <div className="min-h-[50vh]">
      <h1 className="sr-only">Checkout</h1>
      {orderId ? (
        <EmptyState title="Your last order is placed, and your cart is empty.">
          <Link to="/o/$orderId" params={{ orderId }} className={buttonStyle()}>
            View your order
          </Link>
        </EmptyState>
      ) : (
        <EmptyState title="Your cart is empty.">
          <Link to="/" className={buttonStyle()}>
            Browse flowers
          </Link>
        </EmptyState>
      )}
    </div>
  )
}
