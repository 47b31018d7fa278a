import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { serverRoutes } from './access-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-http-'))
let shop: ShopProcess

beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  await database.close()
  shop = await startShopProcess(folder, { LOG_LEVEL: 'silent' })
})

afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends the path as it is, without a client that normalizes it. */
function ask(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(shop.origin)
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
      .once('error', reject)
      .end()
  })
}

const cached = '/'
const notFound = '/nowhere'
const call = '/_serverFn/session.getSession'

describe('a response of the shop', () => {
  it.each([
    [cached, 'same-origin'],
    [notFound, 'same-origin'],
    [call, 'same-origin'],
    ['/account', 'same-origin'],
    ['/logo.png', 'cross-origin'],
    ['/uploads/none.webp', 'cross-origin'],
    ['/uploads/none.jpg', 'cross-origin'],
    ['/assets/none.js', 'same-origin'],
    ['/api/auth/token', 'same-origin'],
  ])('%s says what may be done with it (from %s), and not what made it', async (path, origins) => {
    const { headers } = await ask('GET', path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': origins,
      'referrer-policy': expect.any(String),
      'cross-origin-embedder-policy': 'require-corp',
      'reporting-endpoints': 'csp="/api/csp-reports"',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cache-control': expect.any(String),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each(['/account', '/dashboard', '/checkout', call, '/api/auth/token', '/o/none'])(
    '%s is not cacheable',
    async (path) => {
      expect((await ask('GET', path)).headers['cache-control']).toContain('no-store')
    },
  )

  it.each(['/.env', '/.git/config', '/package.json', '/server/server.js', '/uploads/', '/assets/'])(
    '%s returns 404',
    async (path) => {
      expect((await ask('GET', path)).status).toBe(404)
    },
  )
})

it('a cached page returns 304 to a browser that has it', async () => {
  const first = await ask('GET', cached)
  const again = await ask('GET', cached, { 'if-none-match': String(first.headers.etag) })
  expect([first.status, again.status]).toEqual([200, 304])
  const other = await ask('GET', cached, { 'if-none-match': 'W/"another"' })
  expect(other.status).toBe(200)
})

describe('a request that no browser sends by itself', () => {
  it.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE'])('is refused: %s', async (method) => {
    expect((await ask(method, cached)).status).toBe(405)
  })

  // The provider's endpoints have methods of their own.
  it.each(Object.values(serverRoutes).filter(({ path }) => !path.startsWith('/api/auth/')))(
    'is refused: another method than $method at $path',
    async ({ path, method }) => {
      const { status, headers } = await ask(method === 'GET' ? 'POST' : 'GET', path)
      expect(status).toBe(405)
      expect(headers.allow).toContain(method)
      if (method === 'POST') expect((await ask('HEAD', path)).status).toBe(405)
    },
  )

  it.each(['//evil.example/', '/\\evil.example/'])('leads nowhere: %s', async (path) => {
    const { status, headers } = await ask('GET', path)
    expect(status).toBe(400)
    expect(headers).not.toHaveProperty('location')
  })

  it.each([['evil.example'], ['a b'], ['[']])(
    'makes no addresses of another site: a host called %j',
    async (host) => {
      const { status, headers } = await ask('GET', '/account', { host })
      expect(status).toBeLessThan(500)
      expect(String(headers.location ?? '')).not.toContain(host)
    },
  )

  it('cannot call a server function from another site', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await ask('GET', call, headers)).status).toBe(403)
    expect((await ask('POST', '/_serverFn/session.deleteSession', headers)).status).toBe(403)
  })
})

describe('a report of a violation', () => {
  const send = (body: string, type = 'application/reports+json') =>
    fetch(`${shop.origin}/api/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })

  it('is received, and refused beyond its limit of size', async () => {
    const url = `${shop.origin}/checkout`
    const body = { documentURL: url, effectiveDirective: 'img-src', blockedURL: 'data' }
    const report = JSON.stringify([{ type: 'csp-violation', url, body }])
    expect((await send(report)).status).toBe(204)
    expect((await send('{}', 'application/csp-report')).status).toBe(204)
    expect((await send(`${report}${' '.repeat(17_000)}`)).status).toBe(413)
    expect((await send(report, 'text/plain')).status).toBe(415)
  })
})

describe('an asset of a page', () => {
  const partsOf = async () => {
    const html = await (await fetch(shop.origin)).text()
    const addresses = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, path]) => path,
    )
    return { html, addresses: [...new Set(addresses)].filter((path) => path !== undefined) }
  }

  it('is cached for a year, and is sent precompressed', async () => {
    const { addresses } = await partsOf()
    expect(addresses.some((path) => path.endsWith('.js'))).toBe(true)
    expect(addresses.some((path) => path.endsWith('.woff2'))).toBe(true)
    for (const path of addresses) {
      const { status, headers } = await ask('GET', path, { 'accept-encoding': 'gzip, br' })
      expect([path, status, headers['cache-control']]).toEqual([
        path,
        200,
        'max-age=31536000, immutable',
      ])
      // Fonts are compressed already, and small files fit into one packet.
      const isLarge = Number((await ask('GET', path)).headers['content-length']) > 1_500
      if (isLarge && !path.endsWith('.woff2')) {
        expect([path, headers['content-encoding']]).toEqual([path, 'br'])
      }
    }
  })

  it('names its fonts, styles and scripts in the head', async () => {
    const { html } = await partsOf()
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head.match(/rel="preload"[^>]*as="font"/g)).toHaveLength(2)
    expect(head).toMatch(/rel="stylesheet"/)
    expect(head).toMatch(/rel="late-modulepreload"/)
  })
})
