import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { hostileText, hostileValue, spoiled } from '../support/hostile-values.ts'
import { expectBooksToAddUp } from '../support/invariants.ts'
import { createPeople, type Person, signInAs } from '../support/people.ts'
import { type PostgresqlServer, startPostgresql } from '../support/postgresql-server.ts'
import { callServerFunction } from '../support/server-function.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { stateOf } from '../support/state-of.ts'
import { buildFolder, secrets } from '../support/test-settings.ts'
import { openTestShop } from '../support/test-shop.ts'
import { functionDoors, pageDoors, serverRoutes } from './who-may-enter.ts'

// Some 4,000 requests; `npm run test:long` sends several times as many.
const casesAtEachDoor = Number(process.env.HOSTILE_CASES ?? 25)
const patienceMs = 10_000

const folder = mkdtempSync(join(tmpdir(), 'boutique-hostile-input-'))
const cookies = new Map<Person, string>()
let server: PostgresqlServer | null = null
let database: OpenDatabase
let shop: ShopProcess

beforeAll(async () => {
  // The stricter of the two databases, where there is one.
  server = await startPostgresql()
  const file = join(folder, 'shop.sqlite')
  database = openDatabase(server ? { url: server.url, file } : { file })
  await migrateToLatest(database)
  const ids = await createPeople(database)
  for (const person of ['customer', 'superAdmin'] as const) {
    cookies.set(person, await signInAs(database, ids[person], false, true))
  }
  const testShop = await openTestShop(database)
  await createProduct(testShop)
  // Nobody waits for its payment, so it stays as it is.
  await createOrder(testShop, { paymentMethod: 'cash' })
  shop = await startShopProcess(folder, {
    ...(server ? { DATABASE_URL: server.url } : {}),
    LOG_LEVEL: 'silent',
  })
})

afterAll(async () => {
  await shop?.close()
  await database?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const leaks = [
  /\bat .+:\d+:\d+/,
  /node_modules|\/server\/assets\//,
  /SQLITE_|syntax error at|invalid byte sequence|violates .+ constraint|out of range for type/i,
  /\bselect (\*|\x22|distinct)|\binsert into \x22/i,
  /TypeError|RangeError|ReferenceError|SyntaxError/,
  new RegExp(buildFolder.replaceAll('/', '\\/')),
  ...Object.values(secrets).map((secret) => new RegExp(secret)),
]

/** An answer that a stranger may have: none of the shop's own troubles, and nothing of its inside. */
function expectHarmless(status: number, text: string): void {
  expect(status, text.slice(0, 500)).toBeLessThan(500)
  for (const leak of leaks) expect(text).not.toMatch(leak)
}

async function ask(path: string, init: RequestInit = {}): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs)
  const response = await fetch(new URL(path, shop.origin), { redirect: 'manual', signal, ...init })
  const isText = /text|json|xml/.test(response.headers.get('content-type') ?? '')
  const text = isText ? await response.text() : ''
  if (!isText) await response.body?.cancel()
  // What came in may come back as text, but neither as markup nor as a header.
  expect(response.headers.get('set-cookie') ?? '').not.toContain('boutique-session=mine')
  expect(text).not.toContain('<script>alert(1)</script>')
  expect(text).not.toContain('<img src=x onerror')
  expectHarmless(response.status, text.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, ''))
}

describe('hostile input', () => {
  it.each(Object.entries(functionDoors))('to %s', async (id, door) => {
    const { method, data, opensTo } = door
    const closedTo = opensTo === 'everybody' ? [] : (['nobody', 'customer'] as const)
    const outside = opensTo === 'staff' || opensTo === 'super admins' ? closedTo : []
    const call = async (person: Person, sent: unknown) => {
      const cookie = cookies.get(person)
      const begun = performance.now()
      const { status, result, error } = await callServerFunction({
        origin: shop.origin,
        id,
        method,
        data: sent,
        ...(cookie ? { cookie } : {}),
      })
      expect(performance.now() - begun).toBeLessThan(patienceMs)
      expectHarmless(status, typeof error === 'string' ? error : words(error ?? result))
    }
    const before = await stateOf(database)
    await fc.assert(
      fc.asyncProperty(spoiled(data), async (sent) => {
        for (const person of outside) await call(person, sent)
      }),
      { numRuns: outside.length > 0 ? Math.ceil(casesAtEachDoor / 2) : 1 },
    )
    expect(await stateOf(database)).toEqual(before)
    await fc.assert(
      fc.asyncProperty(spoiled(data), (sent) => call('superAdmin', sent)),
      { numRuns: casesAtEachDoor },
    )
  })

  it.each(Object.entries(functionDoors))('that is no message at all, to %s', async (id, door) => {
    const before = await stateOf(database)
    const broken = fc.oneof(
      hostileText,
      fc.json({ maxDepth: 3 }),
      hostileValue.map((value) => JSON.stringify({ t: value, f: 31, m: [] }, plain) ?? ''),
      fc.constantFrom('', '{', '[[[[', '{"t":{"t":9,"i":0}}', `${'['.repeat(5_000)}`),
    )
    await fc.assert(
      fc.asyncProperty(broken, async (payload) => {
        const headers = {
          'content-type': 'application/json',
          'x-tsr-serverFn': 'true',
          origin: shop.origin,
        }
        if (door.method === 'POST') {
          return ask(`/_serverFn/${id}`, { method: 'POST', headers, body: payload })
        }
        // An address is short, or the server does not read it at all.
        const query = encodeURIComponent(wellFormed(payload).slice(0, 1_500))
        return ask(`/_serverFn/${id}?payload=${query}`, { headers })
      }),
      { numRuns: Math.ceil(casesAtEachDoor / 3) },
    )
    expect(await stateOf(database)).toEqual(before)
  })

  it.each(Object.keys(pageDoors))('in the address of %s', async (route) => {
    const before = await stateOf(database)
    await fc.assert(
      fc.asyncProperty(hostileText, hostileText, async (part, query) => {
        const path = route.replaceAll(/\$\w+/g, () => inAddress(part, 300))
        const search = new URLSearchParams({
          q: wellFormed(query).slice(0, 1_500),
          category: wellFormed(part).slice(0, 500),
          next: wellFormed(query).slice(0, 500),
          sort: wellFormed(part).slice(0, 100),
        })
        await ask(`${path}?${search}`)
      }),
      { numRuns: Math.ceil(casesAtEachDoor / 4) },
    )
    expect(await stateOf(database)).toEqual(before)
  })

  it.each(Object.entries(serverRoutes))(
    'to the server route %s',
    async (_route, { path, method }) => {
      const before = await stateOf(database)
      const types = fc.constantFrom(
        'application/json',
        'text/plain',
        'image/png',
        'multipart/form-data',
      )
      await fc.assert(
        fc.asyncProperty(hostileValue, types, hostileText, async (value, type, query) => {
          const search = new URLSearchParams({ hmac: wellFormed(query).slice(0, 1_500), id: '1' })
          const body = typeof value === 'string' ? value : (JSON.stringify(value, plain) ?? '')
          await ask(`${path}?${search}`, {
            method,
            headers: { 'content-type': type, origin: shop.origin },
            ...(method === 'POST' ? { body } : {}),
          })
        }),
        { numRuns: casesAtEachDoor },
      )
      expect(await stateOf(database)).toEqual(before)
    },
  )

  it.each(['/uploads/', '/assets/', '/', '/fonts/'])('that climbs out of %s', async (root) => {
    await fc.assert(
      fc.asyncProperty(hostileText, (text) => ask(`${root}${inAddress(text, 1_000)}`)),
      { numRuns: casesAtEachDoor },
    )
  })

  it('leaves a shop whose books add up, and which is open', async () => {
    await expectBooksToAddUp(database)
    expect((await fetch(new URL('/health', shop.origin))).status).toBe(200)
    expect((await fetch(shop.origin)).status).toBe(200)
  })
})

/** As text that an address can hold: half a letter cannot be written there. */
function wellFormed(text: string): string {
  return text.toWellFormed()
}

function inAddress(text: string, longest: number): string {
  const part = wellFormed(text).slice(0, longest).toWellFormed()
  return part.startsWith('..') ? part : encodeURIComponent(part)
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value
}

function words(value: unknown): string {
  return JSON.stringify(value, plain) ?? ''
}
