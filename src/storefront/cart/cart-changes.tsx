import type { CartChange } from '#commerce/cart/refresh-cart.ts'
import { cartChangeMessage } from './cart-change-message.ts'

/** What has changed in the cart since the customer saw it. Always mounted: screen readers announce what appears in it. */
export function CartChanges({ changes }: { changes: readonly CartChange[] }) {
  return (
    <div role="status" className="grid gap-1 rounded-sm bg-butter px-4 py-3 empty:sr-only">
      {changes.map((change) => (
        <p key={change.productId}>{cartChangeMessage(change)}</p>
      ))}
    </div>
  )
}
