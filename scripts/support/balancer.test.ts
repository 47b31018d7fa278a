import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type Balancer, isHaproxyInstalled, startBalancer } from './balancer.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-balancer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(!isHaproxyInstalled())('the balancer', () => {
  const servers: Server[] = []
  let balancer: Balancer | undefined
  afterEach(async () => {
    await balancer?.close()
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  /** An instance that is always ready, and the paths of its requests. */
  async function openInstance(answer: RequestListener = (_request, response) => response.end()) {
    const asked: string[] = []
    const server = createServer((request, response) => {
      if (request.url === '/health/ready') return response.end()
      asked.push(request.url ?? '')
      return answer(request, response)
    })
    servers.push(server)
    return { server, asked, origin: `http://127.0.0.1:${await portOf(server)}` }
  }

  async function openBalancer(instances: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
    const probe = createServer()
    const port = await portOf(probe)
    await new Promise((resolve) => probe.close(resolve))
    const file = join(folder, 'haproxy.cfg')
    balancer = await startBalancer({ host: '127.0.0.1', port, instances, file, env })
    return port
  }

  it.each(['/metrics', '/metrics?x', '/METRICS'])('keeps %s from the public', async (path) => {
    const { asked, origin } = await openInstance()
    const port = await openBalancer([origin])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404)
    expect(asked).toEqual([])
  })

  describe('the origin of a request', () => {
    const said = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-request-id': 'chosen-by-a-client',
    }

    async function toldThrough(env: NodeJS.ProcessEnv): Promise<unknown[]> {
      const { origin } = await openInstance(({ headers }, response) => {
        response.end(JSON.stringify(Object.keys(said).map((name) => headers[name] ?? 'nothing')))
      })
      const port = await openBalancer([origin], env)
      const response = await fetch(`http://127.0.0.1:${port}/`, { headers: said })
      return JSON.parse(await response.text())
    }

    it.each([{}, { TRUST_PROXY: 'true', BALANCER_TRUST_PROXY: 'false' }])(
      'is the address of the client, whatever its headers say (%j)',
      async (env) => {
        expect(await toldThrough(env)).toEqual(['127.0.0.1', 'http', 'nothing', 'nothing'])
      },
    )

    it.each([{ TRUST_PROXY: 'true' }, { BALANCER_TRUST_PROXY: 'true' }])(
      'is taken from the headers of a trusted proxy (%j)',
      async (env) => {
        expect(await toldThrough(env)).toEqual(Object.values(said))
      },
    )
  })

  it('repeats no request whose client has gone', async () => {
    const instances = await Promise.all(
      [1, 2].map(() =>
        openInstance(({ url }, response) => {
          if (url !== '/slow') response.end()
        }),
      ),
    )
    const port = await openBalancer(instances.map(({ origin }) => origin))
    const arrivals = instances.map(({ server }) => {
      return new Promise<NodeJS.EventEmitter>((resolve) =>
        server.on('request', ({ url }, response) => {
          if (url === '/slow') resolve(response)
        }),
      )
    })
    const shopper = connect(port, '127.0.0.1')
    shopper.write('GET /slow HTTP/1.1\r\nhost: shop\r\n\r\n')
    const arrived = await Promise.race(arrivals)
    const givenUp = once(arrived, 'close')
    shopper.destroy()
    await givenUp
    for (const address of ['/one', '/two']) await fetch(`http://127.0.0.1:${port}${address}`)
    const asked = instances.flatMap((one) => one.asked)
    expect(asked.toSorted()).toEqual(['/one', '/slow', '/two'])
  })

  it.each([
    ['closes connections of one address beyond its limit', {}, true],
    ['does not limit the connections of a trusted proxy', { TRUST_PROXY: 'true' }, false],
  ])('%s', async (_title, env, isLimited) => {
    const { origin } = await openInstance()
    const port = await openBalancer([origin], env)
    let closed = 0
    const sockets = Array.from({ length: 257 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .on('close', () => {
          closed += 1
        }),
    )
    // HAProxy accepts in several threads, so the one that it rejects need not be the last.
    if (isLimited) await expect.poll(() => closed, { timeout: 10_000 }).toBeGreaterThan(0)
    else {
      expect(await responseTo(port, 'GET / HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /)
      expect(closed).toBe(0)
    }
    for (const socket of sockets) socket.destroy()
  })

  it('repeats a page on another instance, and never an order', async () => {
    const failing = await openInstance(({ socket }) => socket.destroy())
    const working = await openInstance((_request, response) => response.end('flowers'))
    const port = await openBalancer([failing.origin, working.origin])
    const page = async () => (await fetch(`http://127.0.0.1:${port}/`)).status
    expect(await Promise.all([page(), page()])).toEqual([200, 200])
    const orders = await Promise.all(
      ['/a', '/b'].map(async (path) => {
        const order = { method: 'POST', body: 'roses' }
        // On a kept connection HAProxy closes instead of answering with 502.
        const response = await fetch(`http://127.0.0.1:${port}${path}`, order).catch(() => null)
        return response?.ok
      }),
    )
    expect(orders.filter((placed) => placed)).toEqual([true])
    const sent = [...failing.asked, ...working.asked].filter((path) => path !== '/')
    expect(sent.toSorted()).toEqual(['/a', '/b'])
  })

  it('asks for pages while no instance is ready, and passes no order on', async () => {
    let isReady = true
    const asked: string[] = []
    const server = createServer(({ url = '', method = '' }, response) => {
      if (url === '/health/ready') return response.writeHead(isReady ? 200 : 503).end()
      asked.push(`${method} ${url}`)
      return response.end('flowers')
    })
    servers.push(server)
    const port = await openBalancer([`http://127.0.0.1:${await portOf(server)}`])
    isReady = false
    const ask = (method: string) => fetch(`http://127.0.0.1:${port}/order`, { method })
    await expect.poll(async () => (await ask('POST')).status, { timeout: 10_000 }).toBe(503)
    const sent = asked.length
    expect(await (await ask('GET')).text()).toBe('flowers')
    expect((await ask('POST')).status).toBe(503)
    expect(asked.slice(sent)).toEqual(['GET /order'])
  })

  it('asks the other instances for a missing asset, and for nothing else', async () => {
    const holding = (file: string) =>
      openInstance(({ url }, response) => response.writeHead(url === file ? 200 : 404).end(url))
    const instances = [await holding('/assets/old.css'), await holding('/assets/new.css')]
    const port = await openBalancer(instances.map(({ origin }) => origin))
    const statuses = async (address: string) => {
      const answers = [1, 2].map(() => fetch(`http://127.0.0.1:${port}${address}`))
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    expect(await statuses('/assets/old.css')).toEqual([200, 200])
    expect(await statuses('/assets/new.css')).toEqual([200, 200])
    expect(await statuses('/assets/none.css')).toEqual([404, 404])
    const before = instances.flatMap(({ asked }) => asked).length
    expect(await statuses('/p/none')).toEqual([404, 404])
    expect(instances.flatMap(({ asked }) => asked)).toHaveLength(before + 2)
  })
})

async function responseTo(port: number, line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${line}\r\nhost: shop\r\nconnection: close\r\n\r\n`)
  return text(socket)
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
