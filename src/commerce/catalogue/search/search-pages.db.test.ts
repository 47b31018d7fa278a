import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { browseProducts } from '../browse-products.server.ts'
import { listStaffProducts } from '../editing/staff-product-list.server.ts'
import { productSorts } from '../product-listing.ts'
import { typoMatch } from './search-terms.ts'

// Some words are prefixes of others, and many share a prefix.
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
  isOffered: boolean
}

const someWords = (most: number) => fc.array(fc.constantFrom(...words), { maxLength: most })
const samples = fc.array(
  fc.record({
    name: someWords(3),
    description: someWords(6),
    // Some times are equal: the id is the tiebreaker.
    createdAt: fc.integer({ min: noon, max: noon + 5 }),
    isOffered: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
)

/** The words that match a term, without an index. */
function wordsMatching(term: string): string[] {
  const begun = words.filter((word) => word.startsWith(term))
  return begun.length > 0 ? begun : words.filter((word) => typoMatch(term, word))
}

function finds(query: string, { name, description }: Sample): boolean {
  return query
    .split(' ')
    .map(wordsMatching)
    .every((meant) => [...name, ...description].some((word) => meant.includes(word)))
}

describeOnEachDatabase('search pages', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
    // Search includes the name of the category: none of the words above.
    await shop.db.updateTable('categories').set({ name: 'Shelf' }).execute()
  })

  const idOf = (n: number) => `product${String(n).padStart(13, '0')}`

  let fills = 0
  async function fill(all: readonly Sample[]): Promise<void> {
    await shop.db.deleteFrom('products').execute()
    fills += 1
    const rows = all.map(({ name, description, createdAt, isOffered }, n) => ({
      ...{ id: idOf(n), name: name.join(' '), description: description.join(' '), care: '' },
      ...{ image: null, images: '[]', price: 500, stock: null, leadDays: 0 },
      ...{ salePrice: null, saleStartDate: null, saleEndDate: null },
      ...{ category: shop.categoryId, createdAt, updatedAt: noon + fills },
      archivedAt: isOffered ? null : noon,
    }))
    await shop.db.insertInto('products').values(rows).execute()
    await shop.search.refresh()
  }

  /** The ids of all pages of three. */
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

  it('return each match to customers once over all pages, in a stable order', async () => {
    const orders = fc.constantFrom(undefined, ...productSorts)
    await fc.assert(
      fc.asyncProperty(samples, fc.constantFrom(...queries), orders, async (all, query, sort) => {
        await fill(all)
        const listing = { query, sort, limit: 3 }
        const seen = await pages((cursor) => browseProducts(shop, { ...listing, cursor }))
        const found = all.flatMap((one, n) => (one.isOffered && finds(query, one) ? [idOf(n)] : []))
        expect(seen.toSorted()).toEqual(found)
        const whole = await browseProducts(shop, { query, sort, limit: 100 })
        expect(seen).toEqual(whole.products.map(({ id }) => id))
      }),
      { numRuns: 100 },
    )
  })

  it('return the same matches to staff, newest first', async () => {
    await fc.assert(
      fc.asyncProperty(samples, fc.constantFrom(...queries), async (all, query) => {
        await fill(all)
        const seen = await pages((cursor) => listStaffProducts(shop, { query, cursor }, 3))
        const found = all
          .map((one, n) => ({ ...one, id: idOf(n) }))
          .filter((one) => one.isOffered && finds(query, one))
          .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
        expect(seen).toEqual(found.map(({ id }) => id))
      }),
      { numRuns: 60 },
    )
  })
})
