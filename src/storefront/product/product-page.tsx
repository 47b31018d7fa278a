import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { mainImage } from '#commerce/catalogue/main-image.ts'
import type { Product, ProductDetail } from '#commerce/catalogue/product.ts'
import { productAs } from '#commerce/catalogue/variant.ts'
import { otherLanguage, type TextLanguage } from '#i18n/localized.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { NotFoundPage } from '#ui/not-found-page.tsx'
import { useCategories } from '../layout/use-categories.ts'
import { DeferredReviews } from './deferred-reviews.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { productText } from './product-page.messages.ts'
import { ProductPurchase } from './product-purchase.tsx'

export function ProductPage({ id, size }: { id: string; size: string | undefined }) {
  const { data: product } = useQuery(productQueries.detail(id))
  return product ? (
    <ProductDetails key={product.id} product={product} size={size} />
  ) : (
    <NotFoundPage />
  )
}

function ProductDetails({ product, size }: { product: ProductDetail; size: string | undefined }) {
  const chosen = productAs(product, size)
  return (
    <>
      <div className="page-width">
        <Breadcrumbs product={product} />
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <ProductGallery key={mainImage(chosen)} product={chosen} />
          <div className="self-start lg:sticky lg:top-8">
            <ProductPurchase product={product} chosen={chosen} />
            <ProductNotes product={product} />
          </div>
        </div>
      </div>
      <DeferredReviews product={product} />
      <RelatedProducts product={product} />
    </>
  )
}

function Breadcrumbs({ product }: { product: Product }) {
  const { categories } = useCategories()
  const category = categories?.find((one) => one.id === product.category)
  return (
    <nav aria-label={productText('breadcrumb')} className="py-4 text-xs text-ink-soft lg:py-6">
      <ol className="[&>li]:inline">
        <li>
          <Link to="/" className="hover:text-moss">
            {productText('allFlowers')}
          </Link>
        </li>
        {category && (
          <li>
            <Slash />
            <Link to="/" search={{ category: category.id }} className="hover:text-moss">
              <LocalizedText>{category.name}</LocalizedText>
            </Link>
          </li>
        )}
        <li aria-current="page" className="text-ink">
          <Slash />
          <LocalizedText>{product.name}</LocalizedText>
        </li>
      </ol>
    </nav>
  )
}

function Slash() {
  return (
    <span aria-hidden="true" className="px-2 text-edge">
      /
    </span>
  )
}

function ProductNotes({ product }: { product: Product }) {
  return (
    <div className="mt-5 border-b border-line">
      {product.description && (
        <Note title={productText('description')} language={otherLanguage(product.description)}>
          {product.description}
        </Note>
      )}
      {product.care && (
        <Note title={productText('care')} language={otherLanguage(product.care)}>
          {product.care}
        </Note>
      )}
      <Note title={productText('delivery')}>
        {productText.rich('deliveryNote', {
          areas: (text) => (
            <Link to="/$policy" params={{ policy: 'delivery' }} className="link">
              {text}
            </Link>
          ),
        })}
      </Note>
      <Note title={productText('substitutions')}>
        {productText.rich('substitutionsNote', {
          policy: (text) => (
            <Link to="/$policy" params={{ policy: 'substitution' }} className="link">
              {text}
            </Link>
          ),
        })}
      </Note>
    </div>
  )
}

interface NoteProps {
  title: string
  /** Of a text in the other language than the page. */
  language?: Partial<TextLanguage>
  children: ReactNode
}

function Note({ title, language, children }: NoteProps) {
  return (
    <section className="border-t border-line py-5">
      <h2 className="text-sm font-medium">{title}</h2>
      <p {...language} className="mt-1.5 max-w-[62ch] text-base text-ink-soft">
        {children}
      </p>
    </section>
  )
}

function RelatedProducts({ product }: { product: Product }) {
  const { data } = useQuery(productQueries.related(product.category, product.id))
  if (!data || data.products.length === 0) return null
  return (
    <section aria-labelledby="related" className="page-width print:hidden pt-16 lg:pt-26">
      <h2 id="related" className="font-display text-xl">
        {productText('related')}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 lg:mt-8 lg:grid-cols-4 lg:gap-x-6">
        {data.products.map((related) => (
          <li key={related.id}>
            <ProductCard product={related} sizes="(min-width: 1024px) 23vw, 46vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
