import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { productQueries } from '#commerce/catalogue/catalogue.queries.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { WishlistLine } from './wishlist-line.tsx'
import { useWishlist } from './wishlist-store.ts'

export function WishlistPanel() {
  const { items, isWishlistOpen, setOpen } = useWishlist()
  useFreshWishlist(isWishlistOpen)
  return (
    <SidePanel
      title="Your wishlist"
      note={items.length > 0 && items.length}
      open={isWishlistOpen}
      onOpenChange={setOpen}
    >
      {items.length === 0 ? (
        <EmptyState title="Nothing kept yet." note="The heart on a picture keeps it here.">
          <Link to="/" className="link" onClick={() => setOpen(false)}>
            See the flowers
          </Link>
        </EmptyState>
      ) : (
        <ul>
          {items.map((product) => (
            <WishlistLine key={product.id} product={product} onLeave={() => setOpen(false)} />
          ))}
        </ul>
      )}
    </SidePanel>
  )
}

/** While the wishlist is in view, what is in it is as the shop has it now; what is no longer sold leaves it. */
function useFreshWishlist(inView: boolean): void {
  const ids = useWishlist((wishlist) => wishlist.items).map((item) => item.id)
  const { data } = useQuery({ ...productQueries.some(ids), enabled: inView && ids.length > 0 })
  useEffect(() => {
    if (!data) return
    const { items, replace } = useWishlist.getState()
    const asked = new Set(data.ids)
    const present = new Map(data.products.map((product) => [product.id, product]))
    replace(items.flatMap((item) => (asked.has(item.id) ? (present.get(item.id) ?? []) : [item])))
  }, [data])
}
