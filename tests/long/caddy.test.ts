import { spawnSync } from 'node:child_process'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type Instances, startInstances } from '../../scripts/support/instances.ts'
import { type Caddy, startCaddy } from '../support/caddy.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { expectInvariantsToHold, expectToHave } from '../support/invariants.ts'
import { type PostgresqlServer, startPostgresql } from '../support/postgresql-server.ts'
import { startTcpSwitch, type TcpSwitch } from '../support/tcp-switch.ts'
import { addresses, buildFolder, ports, testSettings } from '../support/test-settings.ts'

/** `deploy/caddy/Caddyfile` with Debian's Caddy, which has to be installed here. */

const adapted = z.object({
  logging: z.object({ logs: z.record(z.string(), z.object({ encoder: z.unknown() })) }),
})
const metricsToken = 'token-of-the-metrics'

it('Caddy hides in its log of errors what it hides in that of requests', () => {
  // Versions after Debian's name the request of an error.
  const words = ['adapt', '--config', 'deploy/caddy/Caddyfile']
  const { stdout } = spawnSync('caddy', words, { encoding: 'utf8' })
  const { logs } = adapted.parse(JSON.parse(stdout)).logging
  expect(Object.keys(logs)).toEqual(['default', 'log0'])
  expect(logs.default).toEqual(logs.log0)
  expect(logs.log0?.encoder).toMatchObject({ format: 'filter' })
})

describe('Caddy in front of two instances', () => {
  const servers: Server[] = []
  let caddy: Caddy
  let isReady = true
  afterEach(async () => {
    isReady = true
    await caddy.close()
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  /** An instance that is ready, unless a test changes that. */
  async function openInstance(answer: RequestListener): Promise<string> {
    const server = createServer((request, response) => {
      if (request.url === '/health/ready') return response.writeHead(isReady ? 200 : 503).end()
      if (/^\/health/.test(request.url ?? '')) return response.end('well')
      return answer(request, response)
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  async function openBoth(one: RequestListener, other = one): Promise<void> {
    caddy = await startCaddy(ports.shop, [await openInstance(one), await openInstance(other)])
  }
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, caddy.origin), init)

  it('closes metrics and readiness to the public', async () => {
    const asked: (string | undefined)[] = []
    await openBoth(({ url }, response) => {
      asked.push(url)
      response.end('figures')
    })
    for (const path of ['/metrics', '/metrics?x', '/METRICS', '/health/ready']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    }
    expect(asked).toEqual([])
    expect(await (await ask('/health')).text()).toBe('well')
  })

  it('says who the client is and gives the request an id, whatever its headers say', async () => {
    await openBoth(({ headers }, response) => {
      response.setHeader('X-Request-Id', headers['x-request-id'] ?? '')
      response.end(JSON.stringify([headers['x-forwarded-for'], headers['x-forwarded-proto']]))
    })
    const chosen = 'chosen-by-a-client'
    const response = await ask('/p/1', {
      headers: {
        'x-request-id': chosen,
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-proto': 'https',
      },
    })
    const origin = z.tuple([z.string(), z.string()]).parse(await response.json())
    expect(origin[0]).toMatch(/^(127\.0\.0\.1|::1)$/)
    expect(origin[1]).toBe('http')
    const id = response.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[\w-]{8,64}$/)
    expect(id).not.toBe(chosen)
    // The line of its log names the same id, so that it can be joined with the log of the shop.
    const line = expect.objectContaining({
      request: expect.objectContaining({ uri: '/p/1' }),
      resp_headers: expect.objectContaining({ 'X-Request-Id': [id] }),
    })
    await expect.poll(() => caddy.log()).toContainEqual(line)
  })

  it.each([
    ['/dashboard/orders?find=Mona+01012345678', '/dashboard/orders?*'],
    ['/o/a1b2c3d4e5f6g7h8i9j0', '/o/*'],
    ['/o/a1b2c3d4e5f6g7h8i9j0/receipt.pdf', '/o/*/receipt.pdf'],
    ['/a/KpV2ybE5mPEry0UbdjlpNdnFxHK2ybE5mPEry0Ub?ar', '/a/*?*'],
    [`/r/${'4f0c'.repeat(10)}`, '/r/*'],
    ['/api/auth/reset-password/lpNdnFxHK2ybE5mPEry0Ubdj?x=1', '/api/auth/reset-password/*?*'],
  ])('hides in its log what opens an order or names a person: %s', async (path, hidden) => {
    let isAway = false
    await openBoth(({ socket }, response) => {
      response.setHeader('Set-Cookie', 'session=secret-of-a-cookie')
      response.setHeader('Location', 'http://localhost/confirm?token=secret-of-a-link')
      if (isAway) socket.destroy()
      else response.writeHead(302).end()
    })
    const headers = {
      Referer: `http://localhost${path}`,
      Cookie: 'session=secret-of-a-cookie',
      Authorization: 'Bearer secret-of-a-header',
    }
    await ask(path, { headers, redirect: 'manual' })
    isAway = true
    expect((await ask(path, { headers, method: 'POST' })).status).toBe(502)
    const lineWith = (status: number) =>
      expect.objectContaining({ status, request: expect.objectContaining({ uri: hidden }) })
    await expect.poll(() => caddy.log()).toContainEqual(lineWith(302))
    await expect.poll(() => caddy.log()).toContainEqual(lineWith(502))
    expect(caddy.output()).not.toContain(path)
    expect(caddy.output()).not.toContain('secret-of')
  })

  it('asks the other instance for a missing file, and for nothing else', async () => {
    const holding =
      (file: string): RequestListener =>
      ({ url }, response) =>
        response.writeHead(url === file ? 200 : 404).end(url)
    await openBoth(holding('/assets/old.css'), holding('/assets/new.css'))
    const statuses = async (path: string) =>
      Promise.all([1, 2, 3].map(async () => (await ask(path)).status))
    expect(await statuses('/assets/old.css')).toEqual([200, 200, 200])
    expect(await statuses('/assets/new.css')).toEqual([200, 200, 200])
    expect(await statuses('/assets/none.css')).toEqual([404, 404, 404])
    expect(await statuses('/p/none')).toEqual([404, 404, 404])
  })

  it('lets a page wait for an instance, and repeats no order', async () => {
    const asked: (string | undefined)[] = []
    await openBoth(({ method, socket }, response) => {
      asked.push(method)
      if (method === 'POST') socket.destroy()
      else response.end('flowers')
    })
    expect((await ask('/', { method: 'POST', body: 'roses' })).status).toBe(502)
    expect(asked).toEqual(['POST'])
    const addresses = servers.map((server) => server.address())
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    // The first one waits for the connection that it already tried.
    const order = async () => (await ask('/', { method: 'POST', body: 'roses' })).status
    await expect.poll(order, { timeout: 30_000 }).toBe(503)
    const page = ask('/')
    const [first] = addresses
    if (typeof first === 'object' && first) servers[0]?.listen(first.port, '127.0.0.1')
    expect(await (await page).text()).toBe('flowers')
  })

  it('asks for pages and files while no instance is ready, and passes no order on', async () => {
    const asked: (string | undefined)[] = []
    await openBoth(({ headers, method, url }, response) => {
      asked.push(method)
      const client = [headers['x-forwarded-for'], headers['x-forwarded-proto'], headers.host]
      response.setHeader('X-Request-Id', headers['x-request-id'] ?? '')
      if (url === '/busy') response.writeHead(503, { 'Retry-After': '9' }).end('busy')
      else response.end(JSON.stringify(client))
    })
    const usual = await (await ask('/')).text()
    isReady = false
    const order = async () => (await ask('/', { method: 'POST', body: 'roses' })).status
    await expect.poll(order, { timeout: 30_000 }).toBe(503)
    asked.splice(0)
    const startedAt = performance.now()
    for (const path of ['/', '/p/1?x', '/assets/shop.css']) {
      const page = await ask(path, { headers: { 'x-forwarded-for': '203.0.113.7' } })
      expect([path, page.status, await page.text()]).toEqual([path, 200, usual])
      expect(page.headers.get('retry-after')).toBeNull()
      const line = expect.objectContaining({
        status: 200,
        resp_headers: expect.objectContaining({
          'X-Request-Id': [page.headers.get('x-request-id')],
        }),
      })
      await expect.poll(() => caddy.log()).toContainEqual(line)
    }
    expect(performance.now() - startedAt).toBeLessThan(6000)
    expect((await ask('/', { method: 'HEAD' })).status).toBe(200)
    const busy = await ask('/busy')
    expect([busy.status, busy.headers.get('retry-after'), await busy.text()]).toEqual([
      ...[503, '9', 'busy'],
    ])
    expect(await order()).toBe(503)
    expect(asked).toEqual(['GET', 'GET', 'GET', 'HEAD', 'GET'])
    expect((await ask('/metrics')).status).toBe(404)
  })

  it('says that the shop is not available', async () => {
    await openBoth((_request, response) => response.end('flowers'))
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    const gone = await ask('/')
    expect(gone.status).toBeGreaterThanOrEqual(502)
    expect(gone.headers.get('retry-after')).toBe('2')
    expect(await gone.text()).toBe('The shop is not available. Please try again.')
  })
})

describe('the shop behind Caddy', () => {
  let server: PostgresqlServer
  let way: TcpSwitch
  let database: OpenDatabase
  let busy: BusyShop
  let instances: Instances
  let caddy: Caddy

  beforeAll(async () => {
    const started = await startPostgresql()
    if (!started) throw new Error('Two instances need PostgreSQL.')
    server = started
    database = openDatabase({ url: server.url, file: '' })
    await migrateToLatest(database)
    busy = await openBusyShop(database, { shoppers: 4, stock: 100_000 })
    const url = new URL(server.url)
    way = await startTcpSwitch(Number(url.port))
    url.port = String(way.port)
    const env = {
      ...process.env,
      ...testSettings(''),
      BUILD_FOLDER: buildFolder,
      DATABASE_URL: url.href,
      METRICS_TOKEN: metricsToken,
    }
    instances = await startInstances(2, { env, firstPort: ports.shop + 1, drainSeconds: '' })
    const [one, other] = z.tuple([z.string(), z.string()]).parse(instances.origins)
    caddy = await startCaddy(ports.shop, [one, other])
  })
  afterAll(async () => {
    await caddy?.close()
    await instances?.stop()
    await database?.close()
    await way?.close()
    await server?.stop()
  })

  const waiting = { timeout: 60_000 }

  async function servesVisitors(origin: string): Promise<boolean> {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const response = await fetch(`${origin}/metrics`, { headers }).catch(() => null)
    return /^shop_request_seconds_count/m.test((await response?.text()) ?? '')
  }

  it('loses no request and no order in an exchange of versions with the default DRAIN_SECONDS', async () => {
    const failures: string[] = []
    const orders: string[] = []
    let requests = 0
    let done = false
    const attempt = async (name: string, act: () => Promise<boolean>) => {
      requests += 1
      const isOk = await act().catch((error: unknown) => {
        failures.push(`${name}: ${String(error)}`)
        return true
      })
      if (!isOk) failures.push(name)
    }
    const browse = async () => {
      while (!done) await attempt('page', async () => (await fetch(addresses.shop)).ok)
    }
    const buy = async (cookie: string) => {
      while (!done) {
        await attempt('order', async () => {
          const id = await busy.order(addresses.shop, cookie)
          if (id) orders.push(id)
          return id !== null
        })
      }
    }
    const load = [...Array.from({ length: 8 }, browse), ...busy.cookies.map(buy)]
    for (const pid of instances.pids()) {
      process.kill(pid, 'SIGTERM')
      await expect.poll(() => instances.pids(), waiting).not.toContain(pid)
      // The unit waits as well until the load balancer has noticed the new instance.
      await expect
        .poll(async () => Promise.all(instances.origins.map(servesVisitors)), waiting)
        .toEqual([true, true])
    }
    done = true
    await Promise.all(load)
    console.log(`${requests} requests with ${orders.length} orders, ${failures.length} lost`)
    expect(failures).toEqual([])
    expect(orders.length).toBeGreaterThan(20)
    await expectToHave(database, orders)
    await expectInvariantsToHold(database)
  })

  it('still has kept pages and files during an outage of the database', async () => {
    const get = (path: string) => fetch(new URL(path, addresses.shop))
    const pages = await Promise.all(Array.from({ length: 20 }, async () => (await get('/')).text()))
    const file = /\/assets\/[^"]+\.js/.exec(pages[0] ?? '')?.[0] ?? ''
    way.leadTo(1)
    const statuses = async () =>
      Promise.all(
        instances.origins.map(async (origin) => (await fetch(`${origin}/health/ready`)).status),
      )
    await expect.poll(statuses, waiting).toEqual([503, 503])
    const order = async () => (await fetch(addresses.shop, { method: 'POST' })).status
    await expect.poll(order, waiting).toBe(503)
    const page = await get('/')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(file)])
    expect((await get(file)).status).toBe(200)
    way.leadTo(Number(new URL(server.url).port))
    await expect.poll(statuses, waiting).toEqual([200, 200])
  })
})
