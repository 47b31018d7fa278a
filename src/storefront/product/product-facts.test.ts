import { expect, it } from 'vitest'
import type { Product } from '#commerce/catalogue/product.ts'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { productFacts } from './product-facts.ts'

const now = Date.UTC(2026, 10, 20, 10)
const shop = { origin: 'https://boutique.example', now }

const peonies = sampleProduct({
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

function factsOf(product: Product) {
  return JSON.parse(productFacts(product, shop).children)
}

it('a search engine is told what a product costs now and whether it can be had', () => {
  expect(factsOf(peonies)).toMatchObject({
    name: 'Pink Peonies',
    image: 'https://boutique.example/uploads/a.webp',
    offers: { price: 1990, priceCurrency: 'EGP', availability: 'https://schema.org/InStock' },
  })
  expect(factsOf({ ...peonies, stock: 0, saleEndDate: now }).offers).toMatchObject({
    price: 2400,
    availability: 'https://schema.org/OutOfStock',
  })
})

it('no name can break out of the script it stands in', () => {
  const wicked = { ...peonies, name: '</script><script>alert(1)</script>' }
  expect(productFacts(wicked, shop).children).not.toContain('</')
  expect(factsOf(wicked).name).toBe(wicked.name)
})
