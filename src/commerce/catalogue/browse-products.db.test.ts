import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { sampleVariant } from '../../../tests/support/sample-product.ts'
import {
  noon,
  openTestShop,
  type TestShop,
  today,
  tomorrow,
} from '../../../tests/support/test-shop.ts'
import { addDays, instantOf } from '../delivery/cairo-time.ts'
import { browseProducts } from './browse-products.server.ts'
import { countFacets } from './count-facets.server.ts'
import type { ProductListing } from './product-listing.ts'
import { effectivePrice } from './sale.ts'

describeOnEachDatabase('browseProducts', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    await open().db.deleteFrom('categories').execute()
    shop = await openTestShop(open())
  })

  async function names(request: ProductListing): Promise<string[]> {
    const { products } = await browseProducts(shop, request)
    return products.map((one) => one.name)
  }

  async function search(query: string): Promise<string[]> {
    await shop.search.refresh()
    return names({ query })
  }

  describe('finds', () => {
    beforeEach(async () => {
      const tulips = newDocumentId()
      const row = { id: tulips, name: 'Spring bulbs', image: null, position: 2 }
      await shop.db
        .insertInto('categories')
        .values({ ...row, createdAt: 1, updatedAt: 1 })
        .execute()
      await createProduct(shop, { name: 'Ten red tulips', category: tulips, createdAt: noon })
      await createProduct(shop, {
        name: 'Garden basket',
        description: 'Tulips and hydrangeas.',
        createdAt: noon + 1,
      })
    })

    it.each([
      ['a product by name', 'red tul', ['Ten red tulips']],
      ['a product by category', 'bulbs', ['Ten red tulips']],
      ['a product by description', 'hydrangea', ['Garden basket']],
      ['a product despite a typo', 'hidrangea', ['Garden basket']],
      ['the best match first', 'tulips', ['Ten red tulips', 'Garden basket']],
      ['only products with every word', 'red hydrangea', []],
      ['nothing for an unknown word', 'bicycle', []],
      ['nothing for an empty query', ' ', []],
      ['nothing for quotes and percent signs', `'%_"; drop table products`, []],
    ])('%s', async (_how, query, found) => {
      expect(await search(query)).toEqual(found)
    })
  })

  const sale = { saleStartDate: noon - 1, saleEndDate: noon + 1000 }

  describe('lists', () => {
    beforeEach(async () => {
      await createProduct(shop, { name: 'Roses', price: 500 })
      await createProduct(shop, { name: 'apricots', price: 900, salePrice: 300, ...sale })
      await createProduct(shop, { name: 'Gone', price: 400, stock: 0 })
      const over = { saleStartDate: noon - 10, saleEndDate: noon }
      await createProduct(shop, {
        name: 'To order',
        price: 700,
        salePrice: 100,
        stock: null,
        ...over,
      })
    })

    it.each<[string, ProductListing, string[]]>([
      [
        'products from a minimum effective price',
        { minPrice: 500, sort: 'name' },
        ['Roses', 'To order'],
      ],
      [
        'products up to a maximum effective price',
        { maxPrice: 400, sort: 'price' },
        ['apricots', 'Gone'],
      ],
      ['products on sale', { onSale: true }, ['apricots']],
      ['products in stock', { inStock: true, sort: 'name' }, ['apricots', 'Roses', 'To order']],
      [
        'all products by descending price',
        { sort: 'price-down' },
        ['To order', 'Roses', 'Gone', 'apricots'],
      ],
      ['nothing for an unknown category', { category: newDocumentId(), sort: 'name' }, []],
      ['nothing after an unknown product', { cursor: newDocumentId(), sort: 'name' }, []],
      ['nothing for malformed ids', { cursor: '\0', category: '\0', sort: 'name' }, []],
    ])('%s', async (_what, request, expected) => {
      expect(await names(request)).toEqual(expected)
    })
  })

  describe('with a delivery choice', () => {
    const arrival = () => ({ area: shop.zone.id, day: tomorrow })
    beforeEach(async () => {
      await createProduct(shop, { name: 'Rose of today', createdAt: noon + 3 })
      await createProduct(shop, { name: 'Rose of tomorrow', leadDays: 1, createdAt: noon + 2 })
      await createProduct(shop, { name: 'Rose wreath', leadDays: 2, createdAt: noon + 1 })
      await createProduct(shop, { name: 'Rose sold out', stock: 0 })
    })

    it('lists only what arrives', async () => {
      expect(await names({ arrival: arrival() })).toEqual(['Rose of today', 'Rose of tomorrow'])
      expect(await names({ arrival: { ...arrival(), day: today } })).toEqual(['Rose of today'])
      const late = { ...arrival(), day: addDays(tomorrow, 1) }
      expect(await names({ arrival: late, sort: 'price' })).toHaveLength(3)
    })

    it('searches only what arrives', async () => {
      await shop.search.refresh()
      const found = await names({ query: 'rose', sort: 'newest', arrival: arrival() })
      expect(found).toEqual(['Rose of today', 'Rose of tomorrow'])
    })

    it.each([
      ['arrives if one of its sizes does', { leadDays: 0 }, true],
      ['does not arrive if that size is sold out', { leadDays: 0, stock: 0 }, false],
      ['does not arrive if all sizes take longer', { leadDays: 4 }, false],
    ])('a product %s', async (_what, size, arrives) => {
      const furtherVariants = [sampleVariant(size)]
      await createProduct(shop, { name: 'Garden rose', leadDays: 5, furtherVariants })
      await shop.search.refresh()
      const inList = await names({ arrival: arrival() })
      const inSearch = await names({ query: 'garden', arrival: arrival() })
      expect([inList.includes('Garden rose'), inSearch.length > 0]).toEqual([arrives, arrives])
    })

    it('counts and lists no product whose sizes in stock take longer', async () => {
      const furtherVariants = [sampleVariant({ leadDays: 5 })]
      await createProduct(shop, { colours: ['red'], stock: 0, furtherVariants })
      await createProduct(shop, { name: 'Red rose', colours: ['red'], createdAt: noon - 1 })
      await shop.search.refresh()
      const filter = { arrival: arrival(), colour: 'red' }
      const page = await browseProducts(shop, { ...filter, limit: 1 })
      expect(page.products.map(({ name }) => name)).toEqual(['Red rose'])
      expect((await countFacets(shop, filter)).total).toBe(1)
    })

    it('lists nothing once the cut-off has passed', async () => {
      const arrivingToday = { arrival: { ...arrival(), day: today } }
      shop.clock.now = instantOf(today, shop.slot.cutoffMinute) - 1
      expect(await names(arrivingToday)).toEqual(['Rose of today'])
      shop.clock.now += 1
      expect(await names(arrivingToday)).toEqual([])
    })

    it('ignores a choice that is not usable', async () => {
      expect(await names({ arrival: { area: newDocumentId(), day: tomorrow } })).toHaveLength(4)
      expect(await names({ arrival: { area: shop.zone.id, day: '2020-01-01' } })).toHaveLength(4)
    })
  })

  it.each(['newest', 'price', 'price-down', 'name', undefined] as const)(
    'returns each product once over all pages, sorted by %s',
    async (sort) => {
      for (let n = 0; n < 7; n++) {
        await createProduct(shop, {
          // Equal times and prices: the id is the tiebreaker, in the collation of the database ("a" and "B").
          id: `${'ceBfDga'.charAt(n)}${newDocumentId().slice(1)}`,
          name: `Rose ${n % 3}`,
          price: 100 + (n % 2),
          // Sale prices equal to regular prices.
          ...(n % 3 === 0 ? { ...sale, price: 900, salePrice: 100 + (n % 2) } : {}),
          createdAt: noon + (n % 3 === 0 ? 0 : n % 2),
        })
      }
      await shop.search.refresh()
      const query = sort === undefined ? 'rose' : undefined
      const whole = await browseProducts(shop, { sort, query, limit: 100 })
      const seen = []
      let cursor: string | undefined
      for (let page = 0; page < 4; page++) {
        const found = await browseProducts(shop, { sort, query, cursor, limit: 2 })
        seen.push(...found.products)
        cursor = found.nextCursor ?? undefined
      }
      expect(cursor).toBeUndefined()
      expect(whole.products).toHaveLength(7)
      expect(seen).toEqual(whole.products)
      const prices = seen.map((product) => effectivePrice(product, noon))
      if (sort === 'price') expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      if (sort === 'price-down') {
        expect(prices).toEqual(prices.toSorted((one, other) => other - one))
      }
    },
  )
})
