import { mainImage } from '#commerce/catalogue/main-image.ts'
import { isSoldOut, type Product } from '#commerce/catalogue/product.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { currency } from '#commerce/money.ts'

/** The product for search engines, as schema.org says it. */
export function productFacts(product: Product, { origin, now }: { origin: string; now: number }) {
  const image = mainImage(product)
  const url = `${origin}/p/${product.id}`
  return inScript({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url,
    ...(image && { image: origin + image }),
    offers: {
      '@type': 'Offer',
      url,
      price: effectivePrice(product, now),
      priceCurrency: currency,
      availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
    },
  })
}

/** JSON that cannot end the script it stands in, whatever a product is called. */
function inScript(facts: object): { type: string; children: string } {
  return {
    type: 'application/ld+json',
    children: JSON.stringify(facts).replaceAll('<', '\\u003c'),
  }
}
