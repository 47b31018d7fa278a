import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

/** Overload, clients that disconnect, and shutdown during requests. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-pressure-'))
const database = openDatabase({ file: join(folder, 'shop.sqlite') })
const token = 'figures-for-prometheus'
let busy: BusyShop
let shop: ShopProcess

beforeAll(async () => {
  await migrateToLatest(database)
  busy = await openBusyShop(database, { shoppers: 20, stock: 1_000_000 })
})
afterEach(async () => {
  await shop.close()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const open = async (settings: Record<string, string> = {}) => {
  shop = await startShopProcess(folder, { METRICS_TOKEN: token, ...settings })
}
const status = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(new URL(path, shop.origin), init)
  await response.arrayBuffer()
  return { status: response.status, retryAfter: response.headers.get('retry-after') }
}
/** A page that bypasses the page cache, and so has to be rendered. */
const ownPage = () => status('/', { headers: { cookie: 'boutique-session=none' } })

/** The metrics of the shop. */
async function figures(): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(new URL('/metrics', shop.origin), { headers })).text()
}

async function orderIds(): Promise<Set<string>> {
  const rows = await database.db.selectFrom('orders').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

describe('a shop that shuts down while customers order', () => {
  it('acknowledges every order that it stored, and exits with 0', async () => {
    await open()
    const before = await orderIds()
    const acknowledged: string[] = []
    const shopping = busy.cookies.map(async (cookie) => {
      try {
        for (;;) {
          const id = await busy.order(shop.origin, cookie)
          if (id) acknowledged.push(id)
        }
      } catch {
        // The shop has stopped.
      }
    })
    while (acknowledged.length < 50) await delay(5)
    expect(await shop.close()).toBe(0)
    await Promise.all(shopping)
    const placed = [...(await orderIds())].filter((id) => !before.has(id))
    expect(placed.toSorted()).toEqual(acknowledged.toSorted())
  })
})

describe('an overloaded shop', () => {
  it('refuses with Retry-After, and answers health checks and webhooks', async () => {
    await open({ MAX_REQUESTS_IN_FLIGHT: '1' })
    const crowd = Array.from({ length: 200 }, ownPage)
    const [health, ready, webhook] = await Promise.all([
      status('/health'),
      status('/health/ready'),
      status('/api/payments/webhook', { method: 'POST', body: '{}' }),
    ])
    const answers = await Promise.all(crowd)
    expect([health.status, ready.status]).toEqual([200, 200])
    expect(webhook.status).toBeGreaterThanOrEqual(400)
    expect(webhook.status).toBeLessThan(500)
    const refused = answers.filter((answer) => answer.status === 503)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map((answer) => answer.retryAfter))).toEqual(new Set(['5']))
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(0)
    expect((await ownPage()).status).toBe(200)
  })

  it('refuses uncached pages for visitors without a session, and serves cached ones', async () => {
    await open({ MAX_REQUESTS_IN_FLIGHT: '1' })
    expect((await status('/')).status).toBe(200)
    const crowd = Array.from({ length: 200 }, (_, n) => status(`/search?q=rose${n}`))
    const cached = await Promise.all(Array.from({ length: 20 }, () => status('/')))
    const answers = await Promise.all(crowd)
    const statuses = new Set(answers.map((answer) => answer.status))
    expect(statuses).toEqual(new Set([200, 503]))
    expect(new Set(cached.map((answer) => answer.status))).toEqual(new Set([200]))
  })
})

describe('clients that disconnect', () => {
  it('cause no errors', async () => {
    // Logs a line for each response.
    await open({ LOG_LEVEL: 'info' })
    const paths = ['/', '/search?q=peony']
    const posts = ['/_serverFn/checkout.placeOrder', '/api/payments/webhook', '/api/uploads', '/']
    for (const pause of [0, 3, 20]) {
      for (const path of paths) await hangUpAfter(pause, 'GET', path)
      for (const path of posts) await hangUpAfter(pause, 'POST', path)
    }
    // These requests never sent their whole body, so there is no response. The upload endpoint reads its body itself.
    const unreceived = 3 * posts.filter((path) => path !== '/api/uploads').length
    const expected = { connected: 0, abandoned: unreceived }
    await expect.poll(underWay, { timeout: 10_000 }).toEqual(expected)
    expect((await status('/health')).status).toBe(200)
    expect(await shop.close()).toBe(0)
    expect(shop.complaints()).toBe('')
    expect(shop.log().filter((line) => JSON.parse(line).level === 'error')).toEqual([])
  })

  /** Requests in flight, and disconnected ones without a response. */
  async function underWay() {
    const text = await figures()
    const sum = (name: string) =>
      text
        .split('\n')
        // Requests of monitoring are not logged.
        .filter((line) => line.startsWith(name) && !/route="\/(health|metrics)"/.test(line))
        .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0)
    const over = sum('shop_request_seconds_count') + sum('shop_hung_up_total')
    const made = shop.log().filter((line) => /^request( failed)?$/.test(JSON.parse(line).msg))
    return {
      // Except this request.
      connected: sum('shop_requests_in_flight') - 1,
      abandoned: over - sum('shop_overload_refused_total') - made.length,
    }
  }

  /** Sends the first byte of a body, then disconnects. */
  async function hangUpAfter(pause: number, method: string, path: string) {
    const { hostname, port, host } = new URL(shop.origin)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const body = method === 'POST' ? 'Content-Length: 5000\r\n\r\n{' : '\r\n'
    const own = `Origin: ${shop.origin}\r\nx-tsr-serverFn: true\r\nContent-Type: application/json`
    const cookie = 'Cookie: boutique-session=none'
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${own}\r\n${cookie}\r\n${body}`)
    await delay(pause)
    socket.resetAndDestroy()
  }
})

describe('the output of a running shop', () => {
  it('is JSON in every line, whatever the requests', async () => {
    await open({ LOG_LEVEL: 'debug' })
    await Promise.all([
      status('/'),
      status('/no-such-page'),
      status('/_serverFn/no.such'),
      status('/_serverFn/checkout.placeOrder', { method: 'POST', body: '{' }),
      status('/api/payments/webhook', { method: 'POST', body: 'roses' }),
      status('/api/auth/no-such-endpoint', { method: 'POST', body: 'roses' }),
    ])
    await shop.close()
    const events = shop
      .log()
      .map((line) => z.object({ msg: z.string() }).parse(JSON.parse(line)).msg)
    expect([events[0], events.at(-1)]).toEqual(['shop open', 'shop closed'])
    expect(events).toContain('request')
    expect(shop.complaints()).toBe('')
  })
})

describe('the metrics of a running shop', () => {
  it('need the token, and include cached pages', async () => {
    await open()
    for (let visit = 0; visit < 3; visit++) await status('/')
    expect((await status('/metrics')).status).toBe(404)
    const wrong = { headers: { authorization: 'Bearer something-else-entirely' } }
    expect((await status('/metrics', wrong)).status).toBe(404)
    expect(await figures()).toContain(
      'shop_request_seconds_count{method="GET",route="/",status="200"} 3',
    )
  })
})
