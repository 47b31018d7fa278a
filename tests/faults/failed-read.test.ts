import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { openBusyShop } from '../support/http-shoppers.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

/** A page with a failed read must not be cached. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-failed-read-'))
const database = openDatabase({ file: join(folder, 'shop.sqlite') })
let shop: ShopProcess

beforeAll(async () => {
  await migrateToLatest(database)
  await openBusyShop(database, { shoppers: 1, stock: 10 })
  shop = await startShopProcess(folder)
})
afterAll(async () => {
  await shop.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const found = async (headers: Record<string, string> = {}) => {
  const response = await fetch(new URL('/search?q=roses', shop.origin), { headers })
  const keeping = response.headers.get('cache-control')
  return { flowers: (await response.text()).includes('href="/p/'), keeping }
}
/** A page that bypasses the page cache. */
const ownFound = () => found({ cookie: 'boutique-session=none' })

it('a page whose products failed to load is not served to the next visitor', async () => {
  await expect.poll(ownFound).toMatchObject({ flowers: true })
  await sql`alter table products rename to products_away`.execute(database.db)
  await expect.poll(ownFound).toEqual({ flowers: false, keeping: 'no-store' })
  expect(await found()).toMatchObject({ flowers: false })
  await sql`alter table products_away rename to products`.execute(database.db)
  await expect.poll(ownFound).toMatchObject({ flowers: true })
  expect(await found()).toMatchObject({ flowers: true })
})
