import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createProduct } from '../../../../tests/support/factories.ts'
import { createRecordingLog } from '../../../../tests/support/recording-log.ts'
import { noon, openTestShop, type TestShop } from '../../../../tests/support/test-shop.ts'
import { changeCatalogue } from '../editing/catalogue-change.server.ts'
import { createProductSearch, type ProductSearch } from './product-search.server.ts'

describeOnEachDatabase('product search', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    await open().db.deleteFrom('products').execute()
    await open().db.deleteFrom('categories').execute()
    shop = await openTestShop(open())
  })

  /** The search of another process, beside that of the test shop. */
  const otherProcess = () =>
    createProductSearch({ db: shop.db, now: shop.now, log: createRecordingLog() })

  async function names(search: ProductSearch, query: string): Promise<string[]> {
    const { matches } = await search.find(query)
    return matches.map(({ product }) => product.sortName).toSorted()
  }

  const update = (id: string, change: { name?: string; price?: number; updatedAt: number }) =>
    shop.db.updateTable('products').set(change).where('id', '=', id).execute()

  it('reads the whole catalogue before the first search of a process', async () => {
    const rows = Array.from({ length: 2500 }, (_, n) => n)
    const { id: original } = await createProduct(shop, { name: 'Roses' })
    const row = await shop.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', original)
      .executeTakeFirstOrThrow()
    for (let first = 0; first < rows.length; first += 250) {
      const some = rows.slice(first, first + 250).map(() => ({ ...row, id: newDocumentId() }))
      await shop.db.insertInto('products').values(some).execute()
    }
    let turns = 0
    let isDone = false
    const search = otherProcess()
    const found = Promise.all([search.find('roses'), search.find('rose')]).finally(() => {
      isDone = true
    })
    while (!isDone) {
      await nextTurn()
      turns += 1
    }
    expect((await found).map(({ matches }) => matches.length)).toEqual([2501, 2501])
    // The build yields to the event loop after every 50 products, so that other requests are served.
    expect(turns).toBeGreaterThanOrEqual(50)
  })

  it('throws while it cannot read the catalogue for the first time, and uses an old index later', async () => {
    await createProduct(shop, { name: 'Roses' })
    let isDown = true
    const db = shop.db.withPlugin({
      transformQuery({ node }) {
        if (isDown) throw new Error('The database is down.')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const log = createRecordingLog()
    const search = createProductSearch({ db, now: shop.now, log })
    await expect(search.find('roses')).rejects.toThrow('down')
    isDown = false
    expect(await names(search, 'roses')).toEqual(['roses'])
    isDown = true
    shop.clock.now += 3_000
    // An old index is better than none.
    expect(await names(search, 'roses')).toEqual(['roses'])
    expect(log.lines).toMatchObject([{ event: 'search index not updated' }])
    isDown = false
    await createProduct(shop, { name: 'White roses' })
    expect(await names(search, 'roses')).toHaveLength(2)
  })

  it('finds Arabic names by any spelling, in English, and English names in Arabic', async () => {
    for (const name of ['ورد أحمر', 'باقة توليب', 'White roses'])
      await createProduct(shop, { name })
    await shop.search.refresh()
    for (const query of ['ورد أحمر', 'ورد احمر', 'الورود الحمراء', 'red rose']) {
      expect(await names(shop.search, query)).toEqual(['ورد احمر'])
    }
    expect(await names(shop.search, 'tulips')).toEqual(['باقه توليب'])
    expect(await names(shop.search, 'ورود بيضاء')).toEqual(['white roses'])
  })

  describe('finds a change', () => {
    it('of its own process at once', async () => {
      expect(await names(shop.search, 'lily')).toEqual([])
      await changeCatalogue(shop.db, (tx) => createProduct({ ...shop, db: tx }, { name: 'Lilies' }))
      expect(await names(shop.search, 'lily')).toEqual(['lilies'])
    })

    it('of another process after three seconds, and not before', async () => {
      expect(await names(shop.search, 'lily')).toEqual([])
      await createProduct(shop, { name: 'Lilies' })
      shop.clock.now += 2_999
      expect(await names(shop.search, 'lily')).toEqual([])
      shop.clock.now += 1
      expect(await names(shop.search, 'lily')).toEqual(['lilies'])
    })

    it('of another process whose clock is an hour late', async () => {
      await createProduct(shop, { name: 'Roses' })
      await shop.search.refresh()
      await createProduct(shop, { name: 'Lilies', createdAt: noon, updatedAt: noon - 3_600_000 })
      await shop.search.refresh()
      expect(await names(shop.search, 'lily')).toEqual(['lilies'])
    })

    it('that was committed while it read the catalogue', async () => {
      const reading = shop.search.refresh()
      await createProduct(shop, { name: 'Lilies' })
      await reading
      await shop.search.refresh()
      expect(await names(shop.search, 'lily')).toEqual(['lilies'])
    })

    it('of a name, a price, a category’s name, and a deletion', async () => {
      const { id } = await createProduct(shop, { name: 'Lilies', price: 500 })
      await shop.search.refresh()
      await update(id, { name: 'Peonies', price: 600, updatedAt: noon + 1 })
      await shop.search.refresh()
      expect(await names(shop.search, 'lily')).toEqual([])
      const { matches } = await shop.search.find('peony')
      expect(matches).toMatchObject([{ product: { price: 600 } }])
      const renamed = { name: 'Weddings', updatedAt: noon + 2 }
      await shop.db.updateTable('categories').set(renamed).execute()
      await shop.search.refresh()
      expect(await names(shop.search, 'wedding peony')).toEqual(['peonies'])
      await shop.db.deleteFrom('products').where('id', '=', id).execute()
      await shop.search.refresh()
      expect(await names(shop.search, 'peony')).toEqual([])
    })
  })

  it('rebuilds an index that is mostly outdated', async () => {
    const { id } = await createProduct(shop, { name: 'Roses 0' })
    for (let n = 1; n <= 5; n++) {
      await update(id, { name: `Roses ${n}`, updatedAt: noon + n })
      await shop.search.refresh()
      expect(await names(shop.search, 'roses')).toEqual([`roses ${n}`])
    }
  })

  it('finds a cursor that another process returned a moment ago', async () => {
    const { id } = await createProduct(shop, { name: 'Roses' })
    await shop.search.refresh()
    const { id: newer } = await createProduct(shop, { name: 'White roses' })
    expect((await shop.search.find('roses', { cursorId: newer })).cursor?.product.id).toBe(newer)
    expect((await shop.search.find('lilies', { cursorId: id })).cursor).toMatchObject({ score: 0 })
    expect((await shop.search.find('roses', { cursorId: newDocumentId() })).cursor).toBeNull()
  })
})
