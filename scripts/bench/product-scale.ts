import { newDocumentId } from '#database/document-id.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { prepareShop } from './bench-shop.ts'
import { load } from './load.ts'

export interface PagesAtScale {
  products: number
  /** Milliseconds per page by kind. */
  pageMs: Record<string, number>
}

const flowers = ['Roses', 'Tulips', 'Peonies', 'Orchids', 'Lavender', 'Ranunculus', 'Lilies']
const tones = ['white', 'blush', 'coral', 'plum', 'butter', 'ivory', 'crimson', 'lilac']

/** Rendering cost of uncached pages as the catalogue grows. */
export async function pagesAtScale(sizes: number[]): Promise<PagesAtScale[]> {
  const measured: PagesAtScale[] = []
  for (const products of sizes) measured.push(await pagesWith(products))
  return measured
}

async function pagesWith(products: number): Promise<PagesAtScale> {
  const bench = await prepareShop(async (database) => {
    const testShop = await openTestShop(database)
    return { productId: await fill(testShop, products), categoryId: testShop.categoryId }
  })
  const { productId, categoryId } = bench.prepared
  const shop = await bench.start()
  const paths = {
    home: '/',
    category: `/?category=${categoryId}`,
    product: `/p/${productId}`,
    search: '/search?q=coral%20peonys',
  }
  // A search waits for the index of all products, which is built beside the first requests.
  await fetch(new URL(paths.search, shop.origin))
  const pageMs: Record<string, number> = {}
  for (const [name, path] of Object.entries(paths)) {
    // Any session cookie, even an invalid one, bypasses the page cache.
    const own = { connections: 1, headers: { cookie: 'boutique-session=none' } }
    const url = new URL(path, shop.origin).href
    await load(url, { ...own, seconds: 1 })
    pageMs[name] = 1000 / (await load(url, { ...own, seconds: 3 })).perSecond
  }
  await shop.close()
  bench.remove()
  return { products, pageMs }
}

async function fill({ db, categoryId }: TestShop, count: number): Promise<string> {
  const now = Date.now()
  const rows = Array.from({ length: count }, (_, n) => ({
    id: newDocumentId(),
    name: `${n} ${tones[n % tones.length]} ${flowers[n % flowers.length]}`,
    description: `Picked before sunrise, bunch ${n}.`,
    care: '',
    image: null,
    images: '[]',
    price: 300 + (n % 900),
    salePrice: null,
    saleStartDate: null,
    saleEndDate: null,
    category: categoryId,
    stock: null,
    leadDays: 0,
    createdAt: now - n,
    updatedAt: now,
  }))
  for (let n = 0; n < rows.length; n += 500) {
    await db
      .insertInto('products')
      .values(rows.slice(n, n + 500))
      .execute()
  }
  return rows[0]?.id ?? ''
}
