import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { browseProducts } from './browse-products.server.ts'
import { listStaffProducts } from './editing/staff-product-list.server.ts'
import { productSorts } from './product-listing.ts'
import { readNewWords } from './search-index.server.ts'
import { isNear } from './search-words.ts'

// Beginnings of each other, and more words with one beginning than there are lists to go through.
const words = [
  ...['rose', 'rosemary', 'rosette', 'lily', 'lilac', 'peony'],
  ...Array.from({ length: 13 }, (_, n) => `ma${'bcdefghijklmn'.charAt(n)}e`),
]
const queries = [
  'rose',
  'ro',
  'li',
  'li ros',
  'peony rose',
  'ma',
  'ma li',
  'rosse',
  'peony lilac ma',
]

interface Sample {
  name: string[]
  description: string[]
  createdAt: number
  isShelved: boolean
}

const someWords = (most: number) => fc.array(fc.constantFrom(...words), { maxLength: most })
const samples = fc.array(
  fc.record({
    name: someWords(3),
    description: someWords(6),
    // Some of one instant: then the ids decide.
    createdAt: fc.integer({ min: noon, max: noon + 5 }),
    isShelved: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
)

/** Which words a term may mean, without an index. */
function meantBy(term: string): string[] {
  const begun = words.filter((word) => word.startsWith(term))
  return begun.length > 0 ? begun : words.filter((word) => isNear(term, word))
}

function finds(query: string, { name, description }: Sample): boolean {
  return query
    .split(' ')
    .map(meantBy)
    .every((meant) => [...name, ...description].some((word) => meant.includes(word)))
}

describeOnEachDatabase('a search', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
    // Its name is among the words of all its products.
    await shop.db.updateTable('categories').set({ name: 'Shelf' }).execute()
  })

  const idOf = (n: number) => `product${String(n).padStart(13, '0')}`

  async function fill(all: readonly Sample[]): Promise<void> {
    await shop.db.deleteFrom('products').execute()
    const rows = all.map(({ name, description, createdAt, isShelved }, n) => ({
      ...{ id: idOf(n), name: name.join(' '), description: description.join(' '), care: '' },
      ...{ image: null, images: '[]', price: 500, stock: null, leadDays: 0 },
      ...{ salePrice: null, saleStartDate: null, saleEndDate: null },
      ...{ category: shop.categoryId, createdAt, updatedAt: noon },
      archivedAt: isShelved ? null : noon,
    }))
    await shop.db.insertInto('products').values(rows).execute()
    await readNewWords(shop.db, null)
  }

  /** All pages of three, one after the other. */
  async function pages(
    read: (cursor: string | undefined) => Promise<{
      products: readonly { id: string }[]
      nextCursor: string | null
    }>,
  ): Promise<string[]> {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await read(cursor)
      seen.push(...page.products.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined && seen.length < 200)
    return seen
  }

  it('shows shoppers everything that has its words, each once, page after page', async () => {
    const orders = fc.constantFrom(undefined, ...productSorts)
    await fc.assert(
      fc.asyncProperty(samples, fc.constantFrom(...queries), orders, async (all, query, sort) => {
        await fill(all)
        const asked = { query, sort, limit: 3 }
        const seen = await pages((cursor) => browseProducts(shop.db, { ...asked, cursor }, noon))
        const found = all.flatMap((one, n) => (one.isShelved && finds(query, one) ? [idOf(n)] : []))
        expect(seen.toSorted()).toEqual(found)
        const whole = await browseProducts(shop.db, { query, sort, limit: 100 }, noon)
        expect(seen).toEqual(whole.products.map(({ id }) => id))
      }),
      { numRuns: 100 },
    )
  })

  it('shows staff the same, newest first', async () => {
    await fc.assert(
      fc.asyncProperty(samples, fc.constantFrom(...queries), async (all, query) => {
        await fill(all)
        const page = { now: noon, limit: 3 }
        const seen = await pages((cursor) => listStaffProducts(shop.db, { query, cursor }, page))
        const found = all
          .map((one, n) => ({ ...one, id: idOf(n) }))
          .filter((one) => one.isShelved && finds(query, one))
          .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
        expect(seen).toEqual(found.map(({ id }) => id))
      }),
      { numRuns: 60 },
    )
  })
})
