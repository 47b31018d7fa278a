import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { removedLines, restoreToCart } from '#commerce/cart/restore-to-cart.ts'
import { isOnlyAddOn } from '#commerce/catalogue/add-on.ts'
import { isSoldOut, type ProductSummary } from '#commerce/catalogue/product.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { cartText } from '../cart/cart.messages.ts'
import { ArrivalPlace } from '../delivery/arrival-place.tsx'
import { UndoPlace, useUndo } from '../layout/use-undo.tsx'
import { CartButton } from '../product/cart-button.tsx'
import { ProductLine, type ProductLineProps } from '../product/product-line.tsx'
import { ListPrice } from '../product/product-price.tsx'
import { useWishlist } from './wishlist-store.ts'

export function WishlistPanel() {
  const { items, isWishlistOpen, replace, remove, setOpen: setInView } = useWishlist()
  const undo = useUndo()
  useFreshWishlist(isWishlistOpen)

  function setOpen(open: boolean) {
    setInView(open)
    undo.clear()
  }

  function removeWithUndo(product: ProductSummary) {
    const taken = removedLines(items, (one) => one === product)
    undo.offer(cartText('removed', { name: product.name }), () => {
      // Another tab may have added it again.
      const others = useWishlist.getState().items.filter(({ id }) => id !== product.id)
      replace(restoreToCart(others, taken))
    })
    remove(product.id)
  }

  return (
    <SidePanel
      title={cartText('wishlist')}
      note={items.length > 0 && groupDigits(items.length)}
      open={isWishlistOpen}
      onOpenChange={setOpen}
    >
      {items.length === 0 ? (
        <EmptyState title={cartText('wishlistEmpty')} note={cartText('wishlistHint')}>
          <Link to="/" className="link" onClick={() => setOpen(false)}>
            {cartText('browse')}
          </Link>
        </EmptyState>
      ) : (
        <ul>
          {items.map((product) => (
            <WishlistLine
              key={product.id}
              product={product}
              onRemove={() => removeWithUndo(product)}
              onLeave={() => setOpen(false)}
            />
          ))}
        </ul>
      )}
      <UndoPlace>{undo.notice}</UndoPlace>
    </SidePanel>
  )
}

interface WishlistLineProps extends Pick<ProductLineProps, 'onRemove' | 'onLeave'> {
  product: ProductSummary
}

function WishlistLine({ product, ...actions }: WishlistLineProps) {
  return (
    <li className="border-b border-line last:border-0">
      <ProductLine
        {...actions}
        product={product}
        name={product.name}
        note={
          <>
            <ListPrice product={product} />
            <ArrivalPlace product={product} />
          </>
        }
        action={
          isSoldOut(product) ? (
            <span className="text-ink-soft">{cartText('soldOut')}</span>
          ) : (
            <CartButton
              product={product}
              className={buttonStyle({ variant: 'quiet', size: 'small' })}
            />
          )
        }
      />
    </li>
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
    const alone = data.products.filter((product) => !isOnlyAddOn(product))
    const present = new Map(alone.map((product) => [product.id, product]))
    replace(
      items.flatMap((item) => (requested.has(item.id) ? (present.get(item.id) ?? []) : [item])),
    )
  }, [inView, data, isStale])
}
