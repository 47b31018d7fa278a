import { beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { browseProducts } from './browse-products.server.ts'
import { listStaffProducts } from './editing/staff-product-list.server.ts'
import type { ProductPage, ProductWish } from './product-listing.ts'
import { readNewWords } from './search-index.server.ts'

const insertedAtOnce = 350

const bouquets = 'bouquets000000000000'

/** Tulips are every other one, at any price; orchids are the dearest third, lotuses the dearest tenth; of 40 shades. A third are bouquets. */
function manyProducts(category: string) {
  return Array.from({ length: 2100 }, (_, n) => {
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
      createdAt: noon - (n % 700),
      updatedAt: noon,
    }
  })
}

type Listed = ReturnType<typeof manyProducts>[number]
type Compare = (one: Listed, other: Listed) => number
const isShelved = ({ archivedAt }: Listed) => archivedAt === null
const cost = ({ price, salePrice }: Listed) => salePrice ?? price
const compare = {
  price: (one: Listed, other: Listed) => cost(one) - cost(other),
  'price-down': (one: Listed, other: Listed) => cost(other) - cost(one),
  name: (one: Listed, other: Listed) =>
    one.name < other.name ? -1 : Number(one.name > other.name),
}

describeOnEachDatabase('a search among very many products', (open) => {
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
    for (let n = 0; n < all.length; n += insertedAtOnce) {
      const some = all.slice(n, n + insertedAtOnce)
      await shop.db.insertInto('products').values(some).execute()
    }
    await readNewWords(shop.db, null)
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

  function found(query: string, isMeant: (one: Listed) => boolean, inOrder: Compare): string[] {
    return all
      .filter(isMeant)
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
    // None of them is met soon.
    ['orchid', 'price'],
    ['orchid', 'name'],
    ['orchid', 'price-down'],
    // So few that nobody goes looking for them.
    ['lotus', 'price'],
    ['lotus', 'name'],
    ['lotus', 'price-down'],
    ['tulip lotus', 'price'],
    ['tulip lotus', 'price-down'],
    // Nearly everything, so that nobody looks how much it is.
    ['fresh cut', 'price'],
    ['fresh cut', 'name'],
    ['cut tulip', 'price-down'],
    // A beginning of more words than there are lists to go through.
    ['shade', 'price'],
    ['shade', 'name'],
    // In a category, which is a list as well.
    ['lotus', 'price', { category: bouquets }],
    ['orchid', 'name', { category: bouquets }],
    ['fresh cut', 'price-down', { category: bouquets }],
    ['tulip orchid', undefined, { category: bouquets }],
    // Among some of the prices, or in a sale.
    ['tulip', 'price', { minPrice: 200, maxPrice: 600 }],
    ['fresh cut', 'price-down', { minPrice: 1, maxPrice: 300, onSale: true }],
    ['shade', 'price', { onSale: true }],
    ['tulip', 'name', { onSale: true }],
  ] as const)(
    'shows all that is meant by "%s" in the order of "%s" %j',
    async (query, sort, wish: ProductWish = {}) => {
      const seen = await allPages((cursor) =>
        browseProducts(shop.db, { ...wish, query, sort, inStock: true, cursor }, noon),
      )
      const isOffered = (one: Listed) =>
        isShelved(one) &&
        one.stock > 0 &&
        (wish.category ?? one.category) === one.category &&
        (wish.minPrice ?? 0) <= cost(one) &&
        cost(one) <= (wish.maxPrice ?? 1000) &&
        (!wish.onSale || one.salePrice !== null)
      expect(seen).toEqual(found(query, isOffered, sort ? compare[sort] : () => 0))
    },
  )

  it.each([
    ['tulip', undefined, isShelved],
    ['tulip orchid', undefined, isShelved],
    ['tulip lotus', 'sold-out', (one: Listed) => isShelved(one) && one.stock === 0],
    ['fresh cut', 'archived', (one: Listed) => !isShelved(one)],
    ['tulip', 'on-sale', (one: Listed) => isShelved(one) && one.salePrice !== null],
    ['shade', 'sold-out', (one: Listed) => isShelved(one) && one.stock === 0],
    ['shade lotus', undefined, isShelved],
  ] as const)(
    'shows staff all that is meant by "%s" on the shelf "%s"',
    async (query, shelf, isMeant) => {
      const seen = await allPages((cursor) =>
        listStaffProducts(shop.db, { query, shelf, cursor }, { now: noon, limit: 30 }),
      )
      expect(seen).toEqual(found(query, isMeant, () => 0))
    },
  )

  it('looks through a part of what staff look for at a time, however little is meant', async () => {
    const asked = { query: 'tulip', shelf: 'archived' } as const
    const first = await listStaffProducts(shop.db, asked, { now: noon, limit: 30 })
    expect(first.products.length).toBeLessThan(30)
    expect(first.nextCursor).not.toBeNull()
  })
})
