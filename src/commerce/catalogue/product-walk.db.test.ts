import { beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { browseProducts } from './browse-products.server.ts'
import { readNewWords } from './search-index.server.ts'

const insertedAtOnce = 350

/** Tulips are every other one, at any price; orchids are the dearest third, lotuses the dearest tenth. */
function manyProducts(category: string) {
  return Array.from({ length: 2100 }, (_, n) => {
    const price = 1 + ((n * 7919) % 1000)
    const isOnSale = n % 9 === 0
    return {
      id: `product${String(n).padStart(13, '0')}`,
      name: `${'nmlkj'.charAt(n % 5)}${price}`,
      description: [
        'fresh cut',
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
      category,
      stock: n % 11,
      leadDays: 0,
      archivedAt: n % 50 === 0 ? noon : null,
      createdAt: noon - (n % 700),
      updatedAt: noon,
    }
  })
}

type Listed = ReturnType<typeof manyProducts>[number]
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
    all = manyProducts(shop.categoryId)
    for (let n = 0; n < all.length; n += insertedAtOnce) {
      const some = all.slice(n, n + insertedAtOnce)
      await shop.db.insertInto('products').values(some).execute()
    }
    await readNewWords(shop.db, null)
  })

  async function allPages(query: string, sort: keyof typeof compare): Promise<string[]> {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const asked = { query, sort, inStock: true, cursor }
      const page = await browseProducts(shop.db, asked, noon)
      seen.push(...page.products.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    return seen
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
  ] as const)('shows all that is meant by "%s" in the order of "%s"', async (query, sort) => {
    const found = all
      .filter(({ archivedAt, stock }) => archivedAt === null && stock > 0)
      .filter(({ description }) => query.split(' ').every((word) => description.includes(word)))
      .toSorted(
        (one, other) =>
          compare[sort](one, other) ||
          other.createdAt - one.createdAt ||
          (one.id < other.id ? 1 : -1),
      )
    expect(await allPages(query, sort)).toEqual(found.map(({ id }) => id))
  })
})
