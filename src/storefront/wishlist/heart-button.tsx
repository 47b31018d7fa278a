import { clsx } from 'clsx'
import type { ProductSummary } from '#commerce/catalogue/product.ts'
import { HeartIcon } from '#ui/icons.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { productCardText } from '../product/product-card.messages.ts'
import { useWishlist } from './wishlist-store.ts'

export function HeartButton({ product }: { product: ProductSummary }) {
  const isWishlisted = useWishlist((wishlist) =>
    wishlist.items.some((item) => item.id === product.id),
  )
  return (
    <Tooltip text={productCardText(isWishlisted ? 'removeFromWishlist' : 'addToWishlist')}>
      <button
        type="button"
        data-early
        aria-pressed={isWishlisted}
        // A toggle keeps its name: its state says the rest.
        aria-label={productCardText('addToWishlistNamed', { name: product.name })}
        className="grid size-11 place-items-center rounded-full hover:text-blush"
        onClick={({ detail }) => detail < 2 && useWishlist.getState().toggle(product)}
      >
        <HeartIcon
          className={clsx('size-5 transition-colors', isWishlisted && 'fill-blush text-blush')}
        />
      </button>
    </Tooltip>
  )
}
