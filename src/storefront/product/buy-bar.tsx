import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isInCart } from '#commerce/cart/cart.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { Button } from '#ui/button.tsx'
import { LocalizedText } from '#ui/localized-text.tsx'
import { useCart } from '../cart/cart-store.ts'
import { buyBarText } from './buy-bar.messages.ts'
import { productCardText } from './product-card.messages.ts'
import { ProductPrice } from './product-price.tsx'

interface BuyBarProps {
  product: Product
  onAdd: () => void
  /** The row with the button of the page. */
  row: RefObject<HTMLElement | null>
}

/** Name, price and button at the foot of a narrow screen, while the button of the page is out of view. */
export function BuyBar({ product, onAdd, row }: BuyBarProps) {
  const inCart = useCart((cart) => isInCart(cart, product.id))
  if (!useIsNeeded(row)) return null
  // Outside of the page's content: a transformed ancestor would take it along.
  return createPortal(
    <section
      data-bottom-bar
      aria-label={buyBarText('label')}
      className="print:hidden fixed inset-x-0 bottom-0 z-20 animate-settle border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page-width flex min-h-17 items-center justify-between gap-4 py-2">
        <div className="min-w-0">
          <p className="truncate text-xs text-ink-soft">
            <LocalizedText>{product.name}</LocalizedText>
          </p>
          <ProductPrice product={product} className="text-sm" />
        </div>
        {inCart ? (
          <Button
            variant="quiet"
            className="shrink-0"
            onClick={() => useCart.getState().setOpen(true)}
          >
            {buyBarText('viewCart')}
          </Button>
        ) : (
          <Button
            className="shrink-0"
            aria-label={productCardText('addToCartNamed', { name: product.name })}
            onClick={({ detail }) => detail < 2 && onAdd()}
          >
            {productCardText('addToCart')}
          </Button>
        )}
      </div>
    </section>,
    document.body,
  )
}

/** Whether the row is out of view, and the footer too. */
function useIsNeeded(row: RefObject<HTMLElement | null>): boolean {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    function update() {
      if (!row.current) return
      const { top, bottom } = row.current.getBoundingClientRect()
      const content = document.getElementById('content')?.getBoundingClientRect()
      const isFooterInView = content !== undefined && content.bottom < window.innerHeight
      setNeeded((bottom < 0 || top > window.innerHeight) && !isFooterInView)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [row])
  return isNeeded
}
