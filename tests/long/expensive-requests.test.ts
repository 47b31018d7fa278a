import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { collidingIntegers } from '../support/colliding-integers.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { cpuMsOf, memoryOf } from '../support/slow-client-attack.ts'

/** Requests that cost the server far more than their sender, before any authorization guard runs. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-costly-'))
const database = openDatabase({ file: join(folder, 'shop.sqlite') })
let shop: ShopProcess
let busy: BusyShop

beforeAll(async () => {
  await migrateToLatest(database)
  busy = await openBusyShop(database, { shoppers: 1, stock: 1_000 })
  shop = await startShopProcess(folder, {
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    MAX_REQUESTS_IN_FLIGHT: '10000',
  })
})
afterAll(async () => {
  await shop?.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const waitMs = 20_000

async function status(path: string, init: RequestInit = {}): Promise<number> {
  const signal = AbortSignal.timeout(waitMs)
  const response = await fetch(new URL(path, shop.origin), { signal, ...init })
  await response.arrayBuffer()
  return response.status
}

const call = (id: string, body: string, type = 'application/json') =>
  status(`/_serverFn/${id}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-tsr-serverFn': 'true', origin: shop.origin },
    body,
  })

const question = (payload: string) =>
  status(`/_serverFn/catalogue.listProducts?payload=${encodeURIComponent(payload)}`, {
    headers: { 'x-tsr-serverFn': 'true', origin: shop.origin },
  })

/** CPU time of the shop for some work, in ms. */
async function cpuMsFor(work: () => Promise<unknown>): Promise<number> {
  const before = cpuMsOf(shop.pid)
  await work()
  await status('/health')
  return cpuMsOf(shop.pid) - before
}

/** A public server function: no guard runs before it reads its data. */
const anyCall = 'catalogue.getProducts'
const plain = { t: 10, i: 0, p: { k: [], v: [] }, o: 0 }
const withMarks = (count: number) =>
  JSON.stringify({ t: plain, f: 127, m: collidingIntegers(count) })

describe('integers that collide in a Set', () => {
  it('cost less than a second of CPU time in a body of 681 kB', async () => {
    const body = withMarks(62_000)
    expect(body.length).toBeGreaterThan(680_000)
    const refused = async () => expect(await call(anyCall, body)).toBe(413)
    expect(await cpuMsFor(refused)).toBeLessThan(1_000)
  })

  it('are refused in a body of the maximum size, and in a URL', async () => {
    expect(await call(anyCall, withMarks(5_500))).toBe(400)
    expect(await call('products.importProducts', withMarks(62_000))).toBe(400)
    expect(await question(withMarks(1_000))).toBe(400)
  })
})

describe('a payload with more than plain data', () => {
  const data = (node: unknown) =>
    JSON.stringify({ t: { ...plain, p: { k: ['data'], v: [node] } }, f: 127, m: [1, 2, 3, 4, 5] })
  const sequence = { t: 35, i: 5, s: -1, l: -1, a: [] }
  // Seroval serializes an iterator as a function.
  const iterator = { t: 28, a: [{ t: 27, i: 3, f: { t: 4, i: 4 } }, sequence] }

  it.each([
    ['an object with a function as `then`', { ...plain, i: 1, p: { k: ['then'], v: [iterator] } }],
    ['a promise that is never kept', { t: 22, i: 1, s: 2 }],
    ['a stream that never ends', { t: 31, i: 1, a: [] }],
    ['a set', { t: 7, i: 1, a: [] }],
    ['a regular expression', { t: 6, i: 1, c: '(a+)+$', m: '' }],
  ])('is refused at once: %s', async (_what, node) => {
    expect(await call(anyCall, data(node))).toBe(400)
    expect(await question(data(node))).toBe(400)
  })

  it('is refused as the context of a call and in a form', async () => {
    const context = { ...plain, p: { k: ['context'], v: [{ t: 22, i: 1, s: 2 }] } }
    expect(await call(anyCall, JSON.stringify({ t: context, f: 127, m: [1] }))).toBe(400)
    const form = new URLSearchParams({ __TSS_CONTEXT: data({ t: 22, i: 1, s: 2 }) })
    expect(await call(anyCall, form.toString(), 'application/x-www-form-urlencoded')).toBe(400)
  })

  it('does not block other customers when sent 600 times as an order', async () => {
    const sent = data({ ...plain, i: 1, p: { k: ['then'], v: [iterator] } })
    const path = '/_serverFn/checkout.placeOrder'
    const calls = Array.from({ length: 600 }, (_, n) => callFrom(n, path, sent))
    await delay(2_000)
    expect(await busy.order(shop.origin, busy.cookies[0] ?? '')).not.toBeNull()
    expect(await statusesOf(calls)).toEqual({ 400: 600 })
  })
})

describe('600 webhooks of a megabyte at a time, five times', () => {
  it.each(['with their length', 'in parts'])('%s take no memory of the shop', async (how) => {
    const before = memoryOf(shop.pid)
    let most = before
    const watching = setInterval(() => {
      most = Math.max(most, memoryOf(shop.pid))
    }, 20)
    // Several rounds: a single one does not show what refused requests hold until their connections close.
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 600 }, (_, n) =>
        callFrom(n, '/api/payments/webhook?hmac=00', megabyte, how === 'in parts'),
      )
      expect(await statusesOf(calls)).toEqual({ 413: 600 })
    }
    clearInterval(watching)
    expect(most - before).toBeLessThan(250)
    expect(await status('/api/payments/webhook', { method: 'POST', body: '{}' })).toBe(400)
  })
})

const megabyte = Buffer.alloc(1024 * 1024, 'x')

/** Posts a body from its own IP address, and returns the status. */
function callFrom(
  n: number,
  path: string,
  body: string | Buffer,
  inParts = false,
): Promise<number> {
  const { port, host } = new URL(shop.origin)
  return new Promise((resolve) => {
    const posted = httpRequest({
      host: '127.0.0.1',
      port,
      path,
      method: 'POST',
      agent: false,
      localAddress: `127.2.${Math.floor(n / 250)}.${(n % 250) + 1}`,
      timeout: waitMs,
      headers: {
        host,
        cookie: busy.cookies[0],
        origin: shop.origin,
        'content-type': 'application/json',
        'x-tsr-serverFn': 'true',
        ...(inParts ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
    })
    posted.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    posted.once('timeout', () => posted.destroy())
    posted.on('error', () => resolve(0))
    posted.end(body)
  })
}

async function statusesOf(calls: Promise<number>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const status of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
