import { isSoldOut, type Product } from '#commerce/catalogue/product.ts'
import { buttonStyle } from '#ui/button-style.ts'
import { CartButton } from '../product/cart-button.tsx'
import { ProductLine, type ProductLineProps } from '../product/product-line.tsx'
import { ProductPrice } from '../product/product-price.tsx'

interface WishlistLineProps extends Pick<ProductLineProps, 'onRemove' | 'onLeave'> {
  product: Product
}

export function WishlistLine({ product, ...actions }: WishlistLineProps) {
  return (
    <ProductLine
      {...actions}
      product={product}
      note={<ProductPrice product={product} />}
      action={
        isSoldOut(product) ? (
          <span className="text-ink-soft">Sold out</span>
        ) : (
          <CartButton
            product={product}
            className={buttonStyle({ variant: 'quiet', size: 'small' })}
          />
        )
      }
    />
  )
}
