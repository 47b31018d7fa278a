import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Product } from '#commerce/catalogue/product.ts'
import { productAs, variantsOf } from '#commerce/catalogue/variant.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { prefetchPicture } from './prefetch-picture.ts'
import { productCardText } from './product-card.messages.ts'
import { productLink } from './product-link.ts'
import { productText } from './product-page.messages.ts'
import { ProductPrice } from './product-price.tsx'

/** The sizes of a product as links, so that a choice has a URL and works before the scripts have loaded. */
export function SizeChoice({ product, chosen }: { product: Product; chosen: Product }) {
  if (product.furtherVariants.length === 0) return null
  return (
    <nav aria-labelledby="sizes" className="print:hidden mt-5">
      <p id="sizes" className="mb-2 text-sm font-medium">
        {productText('size')}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        {variantsOf(product).map(({ id }) => (
          <li key={id}>
            <SizeLink variant={productAs(product, id)} isChosen={id === chosen.id} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SizeLink({ variant, isChosen }: { variant: Product; isChosen: boolean }) {
  const prefetch = () => prefetchPicture(variant)
  const { search, ...link } = productLink(variant)
  return (
    <Link
      {...link}
      // Keeps the area and the day of a shared address.
      search={({ size: _chosen, ...delivery }) => ({ ...delivery, ...search })}
      replace
      resetScroll={false}
      // The router marks the active link as the current page; the first size has no search of its own.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isChosen ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      className={clsx(
        'grid h-full content-start gap-0.5 rounded-sm border px-3 py-2.5 transition-colors hover:border-moss',
        'forced-colors:aria-[current=page]:outline-2',
        isChosen ? 'border-moss bg-sage ring-1 ring-moss' : 'border-edge bg-white',
      )}
    >
      <span className="text-sm font-medium break-words">
        <LocalizedText>{variant.variantName}</LocalizedText>
      </span>
      {variant.stock === 0 ? (
        <span className="text-xs text-ink-soft">{productCardText('soldOut')}</span>
      ) : (
        <ProductPrice product={variant} className="text-xs" />
      )}
      {variant.stemCount !== null && (
        <span className="text-xs text-ink-soft">
          {productText('stems', { count: variant.stemCount })}
        </span>
      )}
    </Link>
  )
}

/** `40 stems · about 60 cm tall` */
export function VariantFacts({ stemCount, heightCm }: Pick<Product, 'stemCount' | 'heightCm'>) {
  const facts = [
    stemCount !== null && productText('stems', { count: stemCount }),
    heightCm !== null && productText('height', { height: heightCm }),
  ].filter((fact) => fact !== false)
  return facts.length > 0 && <p className="mt-3 text-ink-soft">{facts.join(' · ')}</p>
}
