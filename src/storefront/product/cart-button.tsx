import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { isInCart } from '#commerce/cart/cart.ts'
import type { ProductSummary } from '#commerce/catalogue/product.ts'
import { useCart } from '../cart/cart-store.ts'
import { productCardText } from './product-card.messages.ts'

/**
 * `Add to Cart`, or `Discard from Cart` when the product is in the cart: the first variant. Where only other variants are
 * left it leads to them.
 */
export function CartButton({ product, className }: { product: ProductSummary; className: string }) {
  const inCart = useCart((cart) => isInCart(cart, product.id))
  const { add, remove } = useCart.getState()
  if (product.stock === 0 && !inCart) {
    return (
      <Link
        to="/p/$id"
        params={{ id: product.id }}
        aria-label={productCardText('chooseSizeNamed', { name: product.name })}
        className={clsx('grid place-items-center print:hidden', className)}
      >
        {productCardText('chooseSize')}
      </Link>
    )
  }
  return (
    <button
      type="button"
      data-early={inCart ? 'discard' : 'add'}
      aria-label={productCardText(inCart ? 'discardNamed' : 'addToCartNamed', {
        name: product.name,
      })}
      className={clsx('print:hidden', className)}
      // Ignore the second click of a double click, which would undo the first.
      onClick={({ detail }) => detail < 2 && (inCart ? remove(product.id) : add(product))}
    >
      {productCardText(inCart ? 'discard' : 'addToCart')}
    </button>
  )
}
