import { useLazyPart } from '#ui/use-lazy-part.ts'
import { useCart } from '../cart/cart-store.ts'
import { useDeliveryParts } from '../delivery/use-delivery-parts.ts'
import { useWishlist } from '../wishlist/wishlist-store.ts'

const cartPanel = () => import('../cart/cart-panel.tsx')
const wishlistPanel = () => import('../wishlist/wishlist-panel.tsx')

export function preparePanels(): void {
  // A failed prefetch is harmless: opening a panel fetches its code again.
  Promise.all([cartPanel(), wishlistPanel()]).catch(() => undefined)
}

/** Cart, wishlist and delivery choice. The first opening loads their code. */
export function Panels() {
  const isCartOpen = useCart((cart) => cart.isCartOpen)
  const isWishlistOpen = useWishlist((wishlist) => wishlist.isWishlistOpen)
  const { parts } = useDeliveryParts()
  const cart = useLazyPart(isCartOpen, cartPanel, useCart.getState().setOpen)
  const wishlist = useLazyPart(isWishlistOpen, wishlistPanel, useWishlist.getState().setOpen)
  return (
    <>
      {cart && <cart.CartPanel />}
      {wishlist && <wishlist.WishlistPanel />}
      {parts && <parts.DeliveryKeeper />}
    </>
  )
}
