import { Link } from '@tanstack/react-router'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import { isSoldOut, type Product } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { Picture } from '#ui/picture.tsx'
import { CartButton } from '../product/cart-button.tsx'
import { ProductPrice } from '../product/product-price.tsx'

export interface WishlistLineProps {
  product: Product
  onRemove: () => void
  onLeave: () => void
}

export function WishlistLine({ product, onRemove, onLeave }: WishlistLineProps) {
  const [picture] = allPictures(product)
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4 border-b border-line py-4 last:border-0">
      <div className="aspect-4/5 overflow-hidden rounded-sm bg-linen">
        {picture && (
          <Picture
            {...pictureSources(picture.address, picture.placeholder)}
            alt=""
            sizes="80px"
            className="size-full"
          />
        )}
      </div>
      <div className="flex min-w-0 flex-col">
        <Link
          to="/p/$id"
          params={{ id: product.id }}
          className="font-medium hover:text-moss"
          onClick={onLeave}
        >
          {product.name}
        </Link>
        <ProductPrice product={product} />
        <div className="mt-auto flex items-center justify-between pt-2">
          {isSoldOut(product) ? (
            <span className="text-ink-soft">Sold out</span>
          ) : (
            <CartButton
              product={product}
              className={buttonStyle({ look: 'quiet', size: 'small' })}
            />
          )}
          <button type="button" className="link min-h-9 text-xs text-ink-soft" onClick={onRemove}>
            Remove<span className="sr-only"> {product.name}</span>
          </button>
        </div>
      </div>
    </li>
  )
}
