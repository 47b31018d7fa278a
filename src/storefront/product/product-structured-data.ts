import { mainImage } from '#commerce/catalogue/main-image.ts'
import { isSoldOut, type Product } from '#commerce/catalogue/product.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { currency } from '#commerce/money.ts'
import { structuredDataScript } from '../layout/structured-data.ts'

export function productStructuredData(
  product: Product,
  { origin, now }: { origin: string; now: number },
) {
  const image = mainImage(product)
  const url = `${origin}/p/${product.id}`
  return structuredDataScript({
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
