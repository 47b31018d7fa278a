import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { type RemovedLines, removedLines, restoreToCart } from '#commerce/cart/restore-to-cart.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { removedMessage, UndoNotice } from '../layout/undo-notice.tsx'
import { WishlistLine } from './wishlist-line.tsx'
import { useWishlist } from './wishlist-store.ts'

/** The latest removal, for undo. */
interface Removal {
  product: Product
  taken: RemovedLines<Product>
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
            message={removedMessage(removal.product)}
            onUndo={() => {
              // Another tab may have added it again.
              const others = items.filter(({ id }) => id !== removal.product.id)
              replace(restoreToCart(others, removal.taken))
              setRemoval(undefined)
            }}
          />
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState title="Your wishlist is empty." note="Tap the heart on a product to save it.">
          <Link to="/" className="link" onClick={() => setOpen(false)}>
            Browse flowers
          </Link>
        </EmptyState>
      ) : (
        <ul>
          {items.map((product) => (
            <WishlistLine
              key={product.id}
              product={product}
              onRemove={() => {
                const taken = removedLines(items, (one) => one === product)
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

/** Refreshes the products while the wishlist is open, and removes those that are no longer available. */
function useFreshWishlist(inView: boolean): void {
  const ids = useWishlist((wishlist) => wishlist.items).map((item) => item.id)
  const { data, isStale } = useQuery({
    ...productQueries.some(ids),
    enabled: inView && ids.length > 0,
  })
  useEffect(() => {
    if (!inView || !data || isStale) return
    const { items, replace } = useWishlist.getState()
    const requested = new Set(data.ids)
    const present = new Map(data.products.map((product) => [product.id, product]))
    replace(
      items.flatMap((item) => (requested.has(item.id) ? (present.get(item.id) ?? []) : [item])),
    )
  }, [inView, data, isStale])
}
