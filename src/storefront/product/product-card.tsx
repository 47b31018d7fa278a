import { Link, useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { isInCart } from '#commerce/cart/cart.ts'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import { isSoldOut, type Product } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Picture } from '#ui/picture.tsx'
import { useCart } from '../cart/cart-store.ts'
import { HeartButton } from '../wishlist/heart-button.tsx'
import { CartButton } from './cart-button.tsx'
import { ProductPrice } from './product-price.tsx'
import { SaleBadge } from './sale-badge.tsx'

const preloadDelayMs = 1000

export interface ProductCardProps {
  product: Product
  /** How wide the picture is drawn, as in the `sizes` of an image. */
  sizes: string
  /** In view when the page opens. */
  eager?: boolean
}

/** Resting anywhere on it fetches the product's page ahead, on its buttons too, which lie above the link. */
export function ProductCard({ product, sizes, eager = false }: ProductCardProps) {
  const { id } = product
  const router = useRouter()
  const [rested, setRested] = useState(false)
  const resting = useRef(0)
  const soldOut = isSoldOut(product)

  function rest() {
    setRested(true)
    if (!router.options.defaultPreload) return
    const preload = () => router.preloadRoute({ to: '/p/$id', params: { id } })
    resting.current = window.setTimeout(preload, preloadDelayMs)
  }

  return (
    <article
      className="group @container relative"
      onPointerEnter={rest}
      onPointerLeave={() => clearTimeout(resting.current)}
    >
      <div className="relative aspect-4/5 overflow-hidden rounded-sm bg-linen">
        <div className={clsx('absolute inset-0', soldOut && 'opacity-60')}>
          <CardPictures product={product} sizes={sizes} eager={eager} both={rested} />
        </div>
        <div className="absolute top-2.5 left-2.5">
          <SaleBadge product={product} />
        </div>
      </div>
      <div className="pt-3">
        <h3 className="text-sm font-medium">
          <Link
            to="/p/$id"
            params={{ id }}
            preloadDelay={preloadDelayMs}
            className="transition-colors after:absolute after:inset-0 group-hover:text-moss"
          >
            {product.name}
          </Link>
        </h3>
        <ProductPrice product={product} className="mt-0.5 text-sm" />
        {soldOut ? (
          <p className="mt-2 text-sm text-ink-soft">Sold out</p>
        ) : (
          <CardButton product={product} />
        )}
      </div>
      <div className="absolute top-1 right-1 z-10">
        <HeartButton product={product} />
      </div>
    </article>
  )
}

// The second view is fetched when the card is rested on, and laid over the first.
function CardPictures({
  product,
  sizes,
  eager,
  both,
}: Required<ProductCardProps> & { both: boolean }) {
  const [first, second] = allPictures(product)
  return (
    <>
      {first && (
        <Picture
          {...pictureSources(first.address, first.placeholder)}
          alt=""
          sizes={sizes}
          eager={eager}
          className="size-full"
        />
      )}
      {second && both && (
        <Picture
          {...pictureSources(second.address)}
          alt=""
          sizes={sizes}
          className="absolute inset-0 size-full opacity-0 transition-opacity duration-300 group-hover:opacity-100"
        />
      )}
    </>
  )
}

// Under the price for a finger; for a mouse or keyboard it slides up over the picture's foot, where it stays once used.
function CardButton({ product }: { product: Product }) {
  const inCart = useCart((cart) => isInCart(cart, product.id))
  return (
    <CartButton
      product={product}
      className={clsx(
        'relative z-10 mt-3 min-h-11 w-full rounded-sm border border-edge px-2 text-sm font-medium',
        'transition-[opacity,translate,background-color,color] hover:border-moss hover:bg-moss hover:text-paper',
        'pointer-fine:absolute pointer-fine:inset-x-3 pointer-fine:top-[calc(125cqw-3.5rem)] pointer-fine:mt-0',
        'pointer-fine:w-auto pointer-fine:border-transparent pointer-fine:bg-paper pointer-fine:hover:bg-moss',
        !inCart &&
          'pointer-fine:translate-y-2 pointer-fine:opacity-0 pointer-fine:group-focus-within:translate-y-0 ' +
            'pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:translate-y-0 pointer-fine:group-hover:opacity-100',
      )}
    />
  )
}
