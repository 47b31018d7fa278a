import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import type { Product } from '#commerce/catalogue/product.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { useWishlist } from './wishlist-store.ts'

export interface HeartButtonProps {
  product: Product
  className?: string
}

export function HeartButton({ product, className }: HeartButtonProps) {
  const wished = useWishlist((wishlist) => wishlist.items.some((item) => item.id === product.id))
  const name = wished ? 'Remove from Wishlist' : 'Add to Wishlist'
  return (
    <Tooltip text={name} className={clsx('inline-grid', className)}>
      <button
        type="button"
        data-early
        aria-pressed={wished}
        aria-label={`${name}: ${product.name}`}
        className="grid size-11 place-items-center rounded-full hover:text-blush"
        onClick={() => useWishlist.getState().toggle(product)}
      >
        <Heart
          aria-hidden="true"
          strokeWidth={1.5}
          className={clsx('size-5 transition-colors', wished && 'fill-blush text-blush')}
        />
      </button>
    </Tooltip>
  )
}
