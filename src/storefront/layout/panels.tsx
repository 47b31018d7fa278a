import { useLazyPart } from '#ui/use-lazy-part.ts'
import { useCart } from '../cart/cart-store.ts'
import { useWishlist } from '../wishlist/wishlist-store.ts'

const cartPanel = () => import('../cart/cart-panel.tsx')
const wishlistPanel = () => import('../wishlist/wishlist-panel.tsx')

/** Fetches the panels' code ahead of the click that opens one. */
export function preparePanels(): void {
  // What cannot be fetched ahead is fetched when it is needed.
  Promise.all([cartPanel(), wishlistPanel()]).catch(() => undefined)
}

/** The cart and the wishlist, whose code comes with their first opening. */
export function Panels() {
  const isCartOpen = useCart((cart) => cart.isCartOpen)
  const isWishlistOpen = useWishlist((wishlist) => wishlist.isWishlistOpen)
  const cart = useLazyPart(isCartOpen, cartPanel, useCart.getState().setOpen)
  const wishlist = useLazyPart(isWishlistOpen, wishlistPanel, useWishlist.getState().setOpen)
  return (
    <>
      {cart && <cart.CartPanel />}
      {wishlist && <wishlist.WishlistPanel />}
    </>
  )
}
