import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { openBusyShop } from '../support/http-shoppers.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { addresses } from '../support/test-settings.ts'

/** A hundred concurrent sign-ins, each with a password hash, while a visitor searches. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-burst-'))
let shop: ShopProcess

beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  await openBusyShop(database, { shoppers: 1, stock: 10 })
  await database.close()
  shop = await startShopProcess(folder, { TRUST_PROXY: 'true' })
})
afterAll(async () => {
  await shop?.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function signIn(network: string, email: string) {
  const response = await fetch(new URL('/api/auth/sign-in/email', shop.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': network,
      origin: addresses.shop,
    },
    body: JSON.stringify({ email, password: 'tulips in march' }),
  })
  await response.arrayBuffer()
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
}

let searches = 0

/** A new term each time, so that the page cache has no entry. */
async function search(): Promise<number> {
  const response = await fetch(new URL(`/search?q=roses${++searches}`, shop.origin))
  await response.text()
  return response.status
}

it('answers a search during a hundred sign-ins, and refuses those beyond the queue limit', async () => {
  await search()
  await signIn('198.51.100.1', 'first@example.com')
  let hashed = 0
  let answered = 0
  const signIns = Array.from({ length: 100 }, async (_, count) => {
    const answer = await signIn(`203.0.113.${count}`, `mona${count}@example.com`)
    answered++
    if (answer.status === 401) hashed++
    return answer
  })
  let hashedDuringSearch = 0
  while (answered < 100) {
    const before = hashed
    expect(await search()).toBe(200)
    hashedDuringSearch = Math.max(hashedDuringSearch, hashed - before)
  }
  const answers = await Promise.all(signIns)

  // Compared with hashes instead of seconds, because a busy machine slows both.
  expect(hashedDuringSearch).toBeLessThan(hashed / 5)
  const refused = answers.filter(({ status }) => status === 429)
  expect(hashed + refused.length).toBe(100)
  // The queue holds 40 requests for each hash that runs at once.
  expect(hashed).toBeGreaterThanOrEqual(40)
  for (const { retryAfter } of refused) expect(retryAfter).toBeGreaterThan(0)
})

it('exits cleanly after a sign-in', async () => {
  await signIn('198.51.100.2', 'last@example.com')
  expect(await shop.close()).toBe(0)
})
