import { expect, it } from 'vitest'
import type { ProductDetail } from '#commerce/catalogue/product.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { productStructuredData } from './product-head.ts'

const now = Date.UTC(2026, 10, 20, 10)
const shop = { origin: 'https://boutique.example', now }

const product = sampleProduct({
  id: 'IJbX5LcbrOfVfL4wpqX2',
  name: 'Pink Peonies',
  description: 'Ten stems.',
  image: '/uploads/a.webp',
  price: 2400,
  salePrice: 1990,
  saleStartDate: now - 1,
  saleEndDate: now + 1,
  category: 'peonies',
  stock: 3,
  createdAt: now,
  updatedAt: now,
})
const peonies: ProductDetail = { ...product, reviews: null }

function structuredDataOf(shown: ProductDetail) {
  return JSON.parse(productStructuredData(shown, shop).children)
}

it('the structured data has price and availability', () => {
  expect(structuredDataOf(peonies)).toMatchObject({
    name: 'Pink Peonies',
    image: 'https://boutique.example/uploads/a.webp',
    offers: { price: 1990, priceCurrency: 'EGP', availability: 'https://schema.org/InStock' },
  })
  expect(structuredDataOf({ ...peonies, stock: 0, saleEndDate: now }).offers).toMatchObject({
    price: 2400,
    availability: 'https://schema.org/OutOfStock',
  })
})

it('the structured data has the rating of a product with reviews, and none without', () => {
  const reviews = {
    ...{ count: 3, average: 4.7, counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 } },
    hidden: { insult: 0, 'personal-data': 1, 'off-topic': 0, unlawful: 0 },
  }
  expect(structuredDataOf({ ...peonies, reviews }).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.7,
    reviewCount: 3,
  })
  expect(structuredDataOf(peonies)).not.toHaveProperty('aggregateRating')
})

it('the structured data has the address of the page in its language', () => {
  const url = inLocale('ar', () => structuredDataOf(peonies).url)
  expect(url).toBe('https://boutique.example/ar/p/IJbX5LcbrOfVfL4wpqX2')
})

it('the structured data escapes script tags in a name', () => {
  const malicious = { ...peonies, name: '</script><script>alert(1)</script>' }
  expect(productStructuredData(malicious, shop).children).not.toContain('</')
  expect(structuredDataOf(malicious).name).toBe(malicious.name)
})
