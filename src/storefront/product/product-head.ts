import { mainImage } from '#commerce/catalogue/main-image.ts'
import type { ProductDetail } from '#commerce/catalogue/product.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { variantsOf } from '#commerce/catalogue/variant.ts'
import { currency } from '#commerce/money.ts'
import type { ReviewSummary } from '#commerce/reviews/review.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { pageHead } from '../layout/page-head.ts'
import { breadcrumbStructuredData, structuredDataScript } from '../layout/structured-data.ts'

interface ShownProduct {
  product: ProductDetail
  origin: string
  now: number
  category?: { id: string; name: string } | undefined
}

export function productHead(shown: ShownProduct) {
  const { product, origin, category } = shown
  const head = pageHead({
    title: `${product.name} | ${shopDetails.name}`,
    description: firstSentences(product.description),
    path: `/p/${product.id}`,
    origin,
    image: mainImage(product),
    kind: 'product',
  })
  const crumbs = [
    ...(category ? [{ name: category.name, path: `/?category=${category.id}` }] : []),
    { name: product.name, path: `/p/${product.id}` },
  ]
  return {
    ...head,
    scripts: [productStructuredData(product, shown), breadcrumbStructuredData(crumbs, origin)],
  }
}

const shownLength = 155

function firstSentences(text: string): string {
  if (text.length <= shownLength) return text
  const cut = text.slice(0, shownLength)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}

export function productStructuredData(
  product: ProductDetail,
  { origin, now }: { origin: string; now: number },
) {
  const image = mainImage(product)
  const url = origin + withLocale(`/p/${product.id}`)
  const hasSizes = product.furtherVariants.length > 0
  const offers = variantsOf(product).map((variant) => ({
    '@type': 'Offer',
    ...(hasSizes && { name: variant.variantName }),
    url: variant.id === product.id ? url : `${url}?size=${variant.id}`,
    price: effectivePrice(variant, now),
    priceCurrency: currency,
    availability: `https://schema.org/${variant.stock === 0 ? 'OutOfStock' : 'InStock'}`,
  }))
  return structuredDataScript({
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url,
    ...(image && { image: origin + image }),
    ...(product.reviews && { aggregateRating: aggregateRating(product.reviews) }),
    offers: hasSizes ? offers : offers[0],
  })
}

function aggregateRating({ average, count }: ReviewSummary) {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count }
}
