import { beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { browseProducts } from '../browse-products.server.ts'
import { listStaffProducts } from '../editing/staff-product-list.server.ts'
import type { ProductFilter, ProductPage } from '../product-listing.ts'

const bouquets = 'bouquets000000000000'

/** Half of the products are tulips, the most expensive 30 % orchids and 10 % lotuses; a third are bouquets. */
function manyProducts(category: string) {
  return Array.from({ length: 420 }, (_, n) => {
    const price = 1 + ((n * 7919) % 1000)
    const isOnSale = n % 9 === 0
    return {
      id: `product${String(n).padStart(13, '0')}`,
      name: `${'nmlkj'.charAt(n % 5)}${price}`,
      description: [
        'fresh cut',
        `shade${n % 40}`,
        ...(n % 2 === 0 ? ['tulip'] : []),
        ...(price > 700 ? ['orchid'] : []),
        ...(price > 900 ? ['lotus'] : []),
      ].join(' '),
      care: '',
      image: null,
      images: '[]',
      price,
      salePrice: isOnSale ? Math.ceil(price / 2) : null,
      saleStartDate: isOnSale ? noon - 1 : null,
      saleEndDate: isOnSale ? noon + 1 : null,
      category: n % 3 === 0 ? bouquets : category,
      stock: n % 11,
      leadDays: 0,
      archivedAt: n % 50 === 0 ? noon : null,
      createdAt: noon - (n % 140),
      updatedAt: noon,
    }
  })
}

type Listed = ReturnType<typeof manyProducts>[number]
type Compare = (one: Listed, other: Listed) => number
const isOffered = ({ archivedAt }: Listed) => archivedAt === null
const cost = ({ price, salePrice }: Listed) => salePrice ?? price
const compare = {
  price: (one: Listed, other: Listed) => cost(one) - cost(other),
  'price-down': (one: Listed, other: Listed) => cost(other) - cost(one),
  name: (one: Listed, other: Listed) =>
    one.name < other.name ? -1 : Number(one.name > other.name),
}

describeOnEachDatabase('search with filters', (open) => {
  let shop: TestShop
  let all: Listed[]
  beforeAll(async () => {
    shop = await openTestShop(open())
    const stamps = { createdAt: noon, updatedAt: noon }
    await shop.db
      .insertInto('categories')
      .values({ id: bouquets, name: 'Shelf', image: null, position: 1, ...stamps })
      .execute()
    all = manyProducts(shop.categoryId)
    await shop.db.insertInto('products').values(all).execute()
    await shop.search.refresh()
  })

  type Page = Pick<ProductPage, 'nextCursor'> & { products: readonly { id: string }[] }

  async function allPages(read: (cursor: string | undefined) => Promise<Page>): Promise<string[]> {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await read(cursor)
      seen.push(...page.products.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    return seen
  }

  function found(query: string, isExpected: (one: Listed) => boolean, inOrder: Compare): string[] {
    return all
      .filter(isExpected)
      .filter(({ description }) => query.split(' ').every((word) => description.includes(word)))
      .toSorted(
        (one, other) =>
          inOrder(one, other) || other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
      )
      .map(({ id }) => id)
  }

  it.each([
    ['tulip', 'price'],
    ['tulip', 'price-down'],
    ['tulip', 'name'],
    ['orchid', 'price'],
    ['orchid', 'name'],
    ['orchid', 'price-down'],
    ['lotus', 'price'],
    ['lotus', 'name'],
    ['lotus', 'price-down'],
    ['tulip lotus', 'price'],
    ['tulip lotus', 'price-down'],
    ['fresh cut', 'price'],
    ['fresh cut', 'name'],
    ['cut tulip', 'price-down'],
    ['shade', 'price'],
    ['shade', 'name'],
    ['lotus', 'price', { category: bouquets }],
    ['orchid', 'name', { category: bouquets }],
    ['fresh cut', 'price-down', { category: bouquets }],
    ['tulip orchid', undefined, { category: bouquets }],
    ['tulip', 'price', { minPrice: 200, maxPrice: 600 }],
    ['fresh cut', 'price-down', { minPrice: 1, maxPrice: 300, onSale: true }],
    ['shade', 'price', { onSale: true }],
    ['tulip', 'name', { onSale: true }],
  ] as const)(
    'shows customers all matches of "%s" sorted by "%s" and filtered by %j',
    async (query, sort, filter: ProductFilter = {}) => {
      const seen = await allPages((cursor) =>
        browseProducts(shop, { ...filter, query, sort, inStock: true, cursor }),
      )
      const isWanted = (one: Listed) =>
        isOffered(one) &&
        one.stock > 0 &&
        (filter.category ?? one.category) === one.category &&
        (filter.minPrice ?? 0) <= cost(one) &&
        cost(one) <= (filter.maxPrice ?? 1000) &&
        (!filter.onSale || one.salePrice !== null)
      expect(seen).toEqual(found(query, isWanted, sort ? compare[sort] : () => 0))
    },
  )

  it.each([
    ['tulip', undefined, isOffered],
    ['tulip orchid', undefined, isOffered],
    ['tulip lotus', 'sold-out', (one: Listed) => isOffered(one) && one.stock === 0],
    ['fresh cut', 'archived', (one: Listed) => !isOffered(one)],
    ['tulip', 'on-sale', (one: Listed) => isOffered(one) && one.salePrice !== null],
    ['shade', 'sold-out', (one: Listed) => isOffered(one) && one.stock === 0],
    ['shade lotus', undefined, isOffered],
  ] as const)(
    'shows staff all matches of "%s" in the state "%s"',
    async (query, state, isExpected) => {
      const seen = await allPages((cursor) => listStaffProducts(shop, { query, state, cursor }, 30))
      expect(seen).toEqual(found(query, isExpected, () => 0))
    },
  )
})
