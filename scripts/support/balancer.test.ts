import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { type Balancer, startBalancer } from './balancer.ts'
import { isBehindProxy } from './behind-proxy.ts'

describe('the load balancer', () => {
  const servers: Server[] = []
  let balancer: Balancer | undefined
  afterEach(async () => {
    await balancer?.close()
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  /** A ready instance of a shop that records the URLs of its requests. */
  async function openInstance(answer: RequestListener = (_request, response) => response.end()) {
    const urls: string[] = []
    const server = createServer((request, response) => {
      if (request.url === '/health/ready') return response.end()
      urls.push(request.url ?? '')
      return answer(request, response)
    })
    servers.push(server)
    return { server, urls, origin: `http://127.0.0.1:${await portOf(server)}` }
  }

  async function openBalancer(instances: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
    const probe = createServer()
    const port = await portOf(probe)
    await new Promise((resolve) => probe.close(resolve))
    const trustForwarded = isBehindProxy(env)
    balancer = await startBalancer({ host: '127.0.0.1', port, instances, trustForwarded })
    return port
  }

  describe('setting forwarded headers', () => {
    const said = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-request-id': 'chosen-by-somebody',
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
      'overwrites those of the client (%j)',
      async (env) => {
        expect(await toldThrough(env)).toEqual(['127.0.0.1', 'http', 'nothing', 'nothing'])
      },
    )

    it.each([{ TRUST_PROXY: 'true' }, { BALANCER_TRUST_PROXY: 'true' }])(
      'passes on those of a trusted proxy (%j)',
      async (env) => {
        expect(await toldThrough(env)).toEqual(Object.values(said))
      },
    )
  })

  it('sends requests only to its instances, whatever URL a request names', async () => {
    const stranger = await openInstance()
    const { urls, origin } = await openInstance()
    const port = await openBalancer([origin])
    const { host } = new URL(stranger.origin)
    const odd = [`//${host}/`, `/\\${host}/`, `http://${host}/`, '//', '*', host]
    for (const address of odd) {
      expect(await say(port, `GET ${address} HTTP/1.1`), address).toMatch(/^HTTP\/1\.1 400 /)
    }
    expect([...stranger.urls, ...urls]).toEqual([])
    expect(await say(port, 'GET /a/../b%2f?c=//d HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 /)
    expect(urls).toEqual(['/a/../b%2f?c=//d'])
  })

  it.each([
    ['content-length: 5', 'tulip'],
    ['transfer-encoding: chunked', '5\r\ntulip\r\n0\r\n\r\n'],
  ])(
    'rejects a safe request with a body (%s) and stays in sync with its instance',
    async (header, body) => {
      const { urls, origin } = await openInstance()
      const port = await openBalancer([origin])
      for (const method of ['GET', 'HEAD']) {
        const answer = await say(port, `${method} / HTTP/1.1`, header, body)
        expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      }
      expect(await say(port, 'GET /next HTTP/1.1', 'content-length: 0')).toMatch(/^HTTP\/1\.1 200 /)
      expect(await say(port, 'POST /order HTTP/1.1', header, body)).toMatch(/^HTTP\/1\.1 200 /)
      expect(urls).toEqual(['/next', '/order'])
    },
  )

  it('does not retry on another instance after the client disconnected', async () => {
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
    const urls = instances.flatMap((one) => one.urls)
    expect(urls.toSorted()).toEqual(['/one', '/slow', '/two'])
  })

  it('limits connections per client, unless a trusted proxy is in front', async () => {
    const { origin } = await openInstance()
    const openAll = async (env: NodeJS.ProcessEnv) => {
      const port = await openBalancer([origin], env)
      const sockets = Array.from({ length: 257 }, () => connect(port, '127.0.0.1'))
      const closed = sockets.map((socket) => once(socket, 'close').then(() => 1))
      await Promise.all(sockets.map((socket) => once(socket, 'connect')))
      const all = await Promise.race([...closed, say(port, 'GET / HTTP/1.1')])
      for (const socket of sockets) socket.destroy()
      return all
    }
    expect(await openAll({})).toBe(1)
    await balancer?.close()
    expect(await openAll({ TRUST_PROXY: 'true' })).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('tries other instances for an asset of another version, and for nothing else', async () => {
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
    const before = instances.flatMap(({ urls }) => urls).length
    expect(await statuses('/p/none')).toEqual([404, 404])
    expect(instances.flatMap(({ urls }) => urls)).toHaveLength(before + 2)
  })
})

/** The response to a raw HTTP request. */
async function say(port: number, line: string, header = 'accept: */*', body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${line}\r\nhost: shop\r\nconnection: close\r\n${header}\r\n\r\n${body}`)
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
