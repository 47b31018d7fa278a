import { Link, useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type PointerEvent, useRef, useState } from 'react'
import { isInCart } from '#commerce/cart/cart.ts'
import { allPictures } from '#commerce/catalogue/main-image.ts'
import { isSoldOut, type Product } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { Picture } from '#ui/picture.tsx'
import { useCart } from '../cart/cart-store.ts'
import { ArrivalPlace } from '../delivery/arrival-place.tsx'
import { HeartButton } from '../wishlist/heart-button.tsx'
import { CartButton } from './cart-button.tsx'
import { productCardText } from './product-card.messages.ts'
import { ListPrice, SaleBadge } from './product-price.tsx'

const preloadDelayMs = 1000

interface ProductCardProps {
  product: Product
  sizes: string
  eager?: boolean
}

/** Prefetches the product page after a hover of one second, also over the buttons above the link. */
export function ProductCard({ product, sizes, eager = false }: ProductCardProps) {
  const { id } = product
  const router = useRouter()
  const [isHovered, setHovered] = useState(false)
  const timer = useRef(0)
  const soldOut = isSoldOut(product)

  function startPreload({ pointerType }: PointerEvent) {
    // A finger enters with each tap and hovers over nothing.
    if (pointerType === 'touch') return
    setHovered(true)
    if (!router.options.defaultPreload) return
    const preload = () => router.preloadRoute({ to: '/p/$id', params: { id } })
    timer.current = window.setTimeout(preload, preloadDelayMs)
  }

  return (
    <article
      aria-label={product.name}
      className="group relative"
      onPointerEnter={startPreload}
      onPointerLeave={() => clearTimeout(timer.current)}
    >
      <div className="relative aspect-4/5 overflow-hidden rounded-sm bg-linen">
        <div className={clsx('absolute inset-0', soldOut && 'opacity-60')}>
          <CardPictures product={product} sizes={sizes} eager={eager} both={isHovered} />
        </div>
        <div className="absolute top-2.5 start-2.5 in-data-quiet:hidden">
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
            <LocalizedText>{product.name}</LocalizedText>
          </Link>
        </h3>
        <ListPrice product={product} className="mt-0.5 text-sm" />
        <ArrivalPlace product={product} />
        {soldOut ? (
          <p className="mt-2 text-sm text-ink-soft">
            {productCardText('soldOut')}
            <span className="mt-1 block text-ink underline">{productCardText('emailMe')}</span>
          </p>
        ) : (
          <CardButton product={product} />
        )}
      </div>
      <div className="absolute top-1 end-1 z-10">
        <HeartButton product={product} />
      </div>
    </article>
  )
}

// Loads the second picture on hover, and fades it in over the first.
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

// Touch: below the price. Mouse and keyboard: slides up over the picture, and stays while the product is in the cart.
function CardButton({ product }: { product: Product }) {
  const inCart = useCart((cart) => isInCart(cart, product.id))
  return (
    <div className="relative z-10 pointer-fine:pointer-events-none pointer-fine:absolute pointer-fine:inset-x-0 pointer-fine:top-0 pointer-fine:flex pointer-fine:aspect-4/5 pointer-fine:items-end pointer-fine:p-3">
      <CartButton
        product={product}
        className={clsx(
          'mt-3 min-h-11 w-full rounded-sm border border-edge px-2 text-sm font-medium',
          'transition-[opacity,translate,background-color,color] hover:border-moss hover:bg-moss hover:text-paper',
          'pointer-fine:pointer-events-auto pointer-fine:mt-0 pointer-fine:border-transparent pointer-fine:bg-paper pointer-fine:hover:bg-moss',
          !inCart &&
            'pointer-fine:translate-y-2 pointer-fine:opacity-0 pointer-fine:group-focus-within:translate-y-0 ' +
              'pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:translate-y-0 pointer-fine:group-hover:opacity-100',
        )}
      />
    </div>
  )
}
