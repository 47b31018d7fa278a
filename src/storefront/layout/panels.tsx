import { lazy, Suspense, useState } from 'react'
import { useCart } from '../cart/cart-store.ts'
import { useWishlist } from '../wishlist/wishlist-store.ts'

const cartPanel = () => import('../cart/cart-panel.tsx')
const wishlistPanel = () => import('../wishlist/wishlist-panel.tsx')

const CartPanel = lazy(async () => ({ default: (await cartPanel()).CartPanel }))
const WishlistPanel = lazy(async () => ({ default: (await wishlistPanel()).WishlistPanel }))

/** Fetches the panels' code ahead of the click that opens one. */
export function preparePanels(): void {
  // What cannot be fetched ahead is fetched when it is needed.
  Promise.all([cartPanel(), wishlistPanel()]).catch(() => undefined)
}

/** The cart and the wishlist, whose code comes with their first opening. */
export function Panels() {
  const cartWanted = useOnceTrue(useCart((cart) => cart.isCartOpen))
  const wishlistWanted = useOnceTrue(useWishlist((wishlist) => wishlist.isWishlistOpen))
  return (
    <Suspense fallback={null}>
      {cartWanted && <CartPanel />}
      {wishlistWanted && <WishlistPanel />}
    </Suspense>
  )
}

function useOnceTrue(value: boolean): boolean {
  const [seen, setSeen] = useState(value)
  if (value && !seen) setSeen(true)
  return seen || value
}
