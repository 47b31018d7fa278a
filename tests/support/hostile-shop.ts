import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { keyOrders } from '#commerce/orders/records/key-new-orders.server.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createOrder, createProduct } from './factories.ts'
import { startPaymobCounterpart } from './paymob-counterpart.ts'
import { createPeople, type Person } from './people.ts'
import { startPostgresql } from './postgresql-server.ts'
import { startShopProcess } from './shop-process.ts'
import { stateOf } from './state-of.ts'
import { buildFolder, secrets } from './test-settings.ts'
import { openTestShop } from './test-shop.ts'

/** A shop for hostile input, with users, a product and an order, on PostgreSQL where available because it is stricter. */
export interface HostileShop {
  origin: string
  database: OpenDatabase
  people: Record<Person, string>
  /** A digest of its tables. */
  state(): Promise<Record<string, string>>
  /** Sends a request, and expects a response without internal details. */
  ask(path: string, init?: RequestInit): Promise<HarmlessResponse>
  /** Stops the shop, and returns the properties that its prototypes gained. */
  end(): Promise<string[]>
  /** Stops and deletes everything. */
  close(): Promise<void>
}

interface HarmlessResponse {
  status: number
  headers: Headers
  text: string
}

export const timeoutMs = 10_000
const markup = { script: '<script>alert(1)</script>', picture: '<img src=x onerror=alert(1)>' }
/** Preloaded into the shop to detect prototype pollution. */
export const prototypeWatch = 'tests/support/hostile-prototypes.ts'

export async function openHostileShop(): Promise<HostileShop> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  try {
    return { ...(await openShop(closers)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openShop(closers: (() => unknown)[]): Promise<Omit<HostileShop, 'close'>> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-besieged-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const server = await startPostgresql({ inMemory: true })
  closers.push(() => server?.stop())
  const provider = await startPaymobCounterpart()
  closers.push(provider.close)

  const file = join(folder, 'shop.sqlite')
  const database = openDatabase(server ? { url: server.url, file } : { file })
  closers.push(() => database.close())
  await migrateToLatest(database)
  const people = await createPeople(database)
  const testShop = await openTestShop(database)
  // As staff may name them: text to JSON, and never markup of a page.
  await testShop.db.updateTable('categories').set({ name: markup.script }).execute()
  await createProduct(testShop, { name: markup.picture, description: markup.script })
  // No job expires it, so its state stays the same.
  await createOrder(testShop, { paymentMethod: 'cash' })

  const prototypesFile = join(folder, 'prototypes.json')
  const shop = await startShopProcess(folder, {
    ...(server ? { DATABASE_URL: server.url } : {}),
    LOG_LEVEL: 'silent',
    PAYMENT_API_URL: provider.url,
    // With TRUST_PROXY the shop reads more headers.
    TRUST_PROXY: 'true',
    NODE_OPTIONS: `--import=./${prototypeWatch}`,
    PROTOTYPES_FILE: prototypesFile,
  })
  closers.push(shop.close)
  return {
    origin: shop.origin,
    database,
    people,
    async state() {
      // A job and any search add the keys of new orders.
      await keyOrders(database.db)
      return stateOf(database)
    },
    ask: (path, init) => ask(new URL(path, shop.origin), init),
    async end() {
      await shop.close()
      return JSON.parse(readFileSync(prototypesFile, 'utf8'))
    },
  }
}

async function ask(url: URL, init: RequestInit = {}): Promise<HarmlessResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { redirect: 'manual', signal, ...init })
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  const isText = /text|json|xml/.test(type)
  const text = isText ? await response.text() : ''
  if (!isText) await response.body?.cancel()
  // Input may be echoed as text or JSON, but neither as markup nor as a header.
  expect(headers.get('set-cookie') ?? '').not.toContain('boutique-session=mine')
  if (/html|xml/.test(type)) {
    expect(text).not.toContain(markup.script)
    expect(text).not.toContain(markup.picture)
  }
  expectHarmless(status, text.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, ''))
  return { status, headers, text }
}

const leaks = [
  // A stack frame. A page may well say "at dawn" and show a product that is named like a time.
  /\bat [^<"\n]{0,200}(?:file:|node:|\/|anonymous)[^\s<"]*:\d+:\d+/,
  /node_modules|\/server\/assets\//,
  /SQLITE_|syntax error at|invalid byte sequence|violates .+ constraint|out of range for type/i,
  /\bselect (\*|\x22|distinct)|\binsert into \x22/i,
  /TypeError|RangeError|ReferenceError|SyntaxError/,
  new RegExp(buildFolder.replaceAll('/', '\\/')),
  ...Object.values(secrets).map((secret) => new RegExp(secret)),
]

/** Expects a response that is no server error and has no internal details. */
export function expectHarmless(status: number, text: string): void {
  expect(status, text.slice(0, 500)).toBeLessThan(500)
  for (const leak of leaks) expect(text).not.toMatch(leak)
}
