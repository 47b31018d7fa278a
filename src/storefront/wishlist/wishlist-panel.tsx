import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { placesOf, restoreToCart, type TakenOut } from '#commerce/cart/restore-to-cart.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { takenOut, UndoNotice } from '../layout/undo-notice.tsx'
import { WishlistLine } from './wishlist-line.tsx'
import { useWishlist } from './wishlist-store.ts'

/** What was taken out last, and where it stood. */
interface Removal {
  product: Product
  taken: TakenOut<Product>
}

export function WishlistPanel() {
  const { items, isWishlistOpen, replace, remove, setOpen: setInView } = useWishlist()
  const [removal, setRemoval] = useState<Removal>()
  useFreshWishlist(isWishlistOpen)

  function setOpen(open: boolean) {
    setInView(open)
    setRemoval(undefined)
  }

  return (
    <SidePanel
      title="Your wishlist"
      note={items.length > 0 && items.length}
      open={isWishlistOpen}
      onOpenChange={setOpen}
    >
      <div role="status">
        {removal && (
          <UndoNotice
            words={takenOut(removal.product)}
            onUndo={() => {
              // In another tab it may have been added again.
              const others = items.filter(({ id }) => id !== removal.product.id)
              replace(restoreToCart(others, removal.taken))
              setRemoval(undefined)
            }}
          />
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState title="Nothing kept yet." note="The heart on a picture keeps it here.">
          <Link to="/" className="link" onClick={() => setOpen(false)}>
            See the flowers
          </Link>
        </EmptyState>
      ) : (
        <ul>
          {items.map((product) => (
            <WishlistLine
              key={product.id}
              product={product}
              onRemove={() => {
                const taken = placesOf(items, (one) => one === product)
                setRemoval({ product, taken })
                remove(product.id)
              }}
              onLeave={() => setOpen(false)}
            />
          ))}
        </ul>
      )}
    </SidePanel>
  )
}

/** While the wishlist is in view, what is in it is as the shop has it now; what is no longer sold leaves it. */
function useFreshWishlist(inView: boolean): void {
  const ids = useWishlist((wishlist) => wishlist.items).map((item) => item.id)
  const { data, isStale } = useQuery({
    ...productQueries.some(ids),
    enabled: inView && ids.length > 0,
  })
  useEffect(() => {
    if (!inView || !data || isStale) return
    const { items, replace } = useWishlist.getState()
    const asked = new Set(data.ids)
    const present = new Map(data.products.map((product) => [product.id, product]))
    replace(items.flatMap((item) => (asked.has(item.id) ? (present.get(item.id) ?? []) : [item])))
  }, [inView, data, isStale])
}
