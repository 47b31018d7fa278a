import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { serve } from 'srvx'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpListener } from './http-listener.server.ts'
import { acceptBody, createBodyReceiver, receivedBody } from './receive-body.server.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const closers: Array<() => unknown> = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server that responds with the body it gets, and the paths of the requests passed on. */
async function listen({ trustProxy = false, ticketsChecked = Promise.resolve() } = {}) {
  const handed: string[] = []
  const { node } = serve({
    manual: true,
    silent: true,
    fetch: async (request) => {
      handed.push(new URL(request.url).pathname)
      await ticketsChecked
      if (request.headers.has('authorization')) acceptBody(request)
      else if (request.url.endsWith('/api/uploads')) return new Response(null, { status: 401 })
      const received = receivedBody(request)?.length ?? 'none'
      return Response.json({ received, read: (await request.text()).length })
    },
  })
  if (!node?.handler) throw new Error('srvx no longer offers a handler for Node.')
  const receiver = createBodyReceiver(trustProxy)
  const server = createHttpListener(receiver.receiveBefore(node.handler), { perAddress: null })
  const sockets: Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(
    () => receiver.stop(),
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const post = (path: string, body: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, ...init })
  const bytesRead = () => sockets.reduce((sum, socket) => sum + socket.bytesRead, 0)
  return { handed, port, post, bytesRead }
}

/** Sends headers and the beginning of a body; resolves with the whole response. */
function begin(port: number, { path = '/', head = 'Content-Length: 1000', body = 'x' } = {}) {
  const socket = connect(port, '127.0.0.1')
  closers.push(() => socket.destroy())
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\n${head}\r\n\r\n${body}`)
  return { socket, answer: allOf(socket) }
}

function allOf(socket: Socket): Promise<string> {
  let all = ''
  socket.on('data', (part) => {
    all += String(part)
  })
  return new Promise((resolve) => socket.once('close', () => resolve(all)))
}

const kilobyte = 1024

describe('a request with a body', () => {
  it('is passed on with its whole body', async () => {
    const { post } = await listen()
    const body = 'ورد'.repeat(1_000)
    const answer = await (await post('/', body)).json()
    expect(answer).toEqual({ received: Buffer.byteLength(body), read: body.length })
  })

  it('is passed on when its body is chunked', async () => {
    const { post } = await listen()
    const init = { body: new Blob(['x'.repeat(200_000)]).stream(), duplex: 'half' }
    expect((await post('/', '', init)).status).toBe(413)
    const small = { body: new Blob(['roses']).stream(), duplex: 'half' }
    expect(await (await post('/', '', small)).json()).toEqual({ received: 5, read: 5 })
  })

  it('is refused readably when the client has sent a body that is too large', async () => {
    const { port } = await listen()
    const path = '/_serverFn/products.importProducts'
    const length = 4 * kilobyte * kilobyte
    const { socket, answer } = begin(port, { path, head: `Content-Length: ${length}`, body: '' })
    socket.pause()
    await new Promise((sent) => socket.write('x'.repeat(length), sent))
    socket.resume()
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('is passed on only when its body is complete', async () => {
    const { handed, port } = await listen()
    const { socket, answer } = begin(port, {
      head: 'Content-Length: 5\r\nConnection: close',
      body: 'ro',
    })
    await delay(100)
    expect(handed).toEqual([])
    socket.write('ses')
    expect(await answer).toContain('{"received":5,"read":5}')
  })

  it.each([
    ['/', 64],
    ['/_serverFn/checkout.placeOrder', 64],
    ['/api/auth/sign-in/email', 64],
    ['/api/payments/webhook', 64],
    ['/_serverFn/products.importProducts', 2048],
    ['/_serverFn/./products.importProducts/', 64],
  ])('to %s may have at most %i kB', async (path, most) => {
    const { post, handed } = await listen()
    expect((await post(path, 'x'.repeat(most * kilobyte))).status).toBe(200)
    expect((await post(path, 'x'.repeat(most * kilobyte + 1))).status).toBe(413)
    expect(handed).toHaveLength(1)
  })

  it('is refused by its Content-Length if that is too large', async () => {
    const { port } = await listen()
    const { answer } = begin(port, { head: 'Content-Length: 1000000', body: '' })
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('is refused below the minimum rate, and aborted where the endpoint streams it', {
    timeout: 30_000,
  }, async () => {
    const { port, handed } = await listen()
    const head = 'Content-Length: 1000\r\nAuthorization: Bearer ticket'
    const [buffered, streamed] = ['/', '/api/uploads'].map(
      (path) => begin(port, { path, head }).answer,
    )
    expect(await buffered).toMatch(/^HTTP\/1\.1 408 /)
    expect(await streamed).toBe('')
    expect(handed).toEqual(['/api/uploads'])
  })

  it('is released when its client disconnects', async () => {
    const { port, post, handed } = await listen()
    begin(port).socket.destroy()
    expect((await post('/next', 'x')).status).toBe(200)
    expect(handed).toEqual(['/next'])
  })
})

it('keeps no more of a body in chunks of one byte than its bytes', async () => {
  const { port, bytesRead } = await listen()
  const before = memory()
  const [clients, chunks] = [4, 50_000]
  const bodies = Array.from({ length: clients }, () =>
    begin(port, { head: 'Transfer-Encoding: chunked', body: '1\r\nx\r\n'.repeat(chunks) }),
  )
  await expect
    .poll(bytesRead, { timeout: 20_000 })
    .toBeGreaterThan(clients * chunks * '1\r\nx\r\n'.length)
  expect(memory() - before).toBeLessThan(10 * kilobyte * kilobyte)
  for (const { socket } of bodies) socket.destroy()
})

/** Bytes in use, without garbage. */
function memory(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

describe('an allowed upload', () => {
  const allowed = 'Authorization: Bearer ticket\r\nConnection: close\r\nContent-Length: 1000'

  it('is not ended by uploads without a ticket, however many', async () => {
    const { port, handed } = await listen({ trustProxy: true })
    const path = '/api/uploads'
    const upload = begin(port, { path, head: allowed })
    await expect.poll(() => handed).toHaveLength(1)
    for (let client = 0; client < 120; client++) {
      const head = `Content-Length: 1000\r\nX-Forwarded-For: 10.0.0.${client}`
      begin(port, { path, head })
    }
    await expect.poll(() => handed).toHaveLength(121)
    upload.socket.write('x'.repeat(999))
    expect(await upload.answer).toContain('"read":1000')
  })

  it('is not ended while tickets are checked, however many others wait', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { port, handed } = await listen({ trustProxy: true, ticketsChecked: promise })
    const path = '/api/uploads'
    const upload = begin(port, { path, head: allowed })
    for (let other = 0; other < 510; other++) {
      const client = `10.0.${other % 20}.${other}`
      begin(port, { path, head: `Content-Length: 1000\r\nX-Forwarded-For: ${client}` })
    }
    await expect.poll(() => handed.length, { timeout: 20_000 }).toBe(511)
    upload.socket.write('x'.repeat(999))
    resolve()
    expect(await upload.answer).toContain('"read":1000')
  })

  it('is ended by the ninth of its client', async () => {
    const { port } = await listen()
    const [first] = Array.from({ length: 9 }, () =>
      begin(port, { path: '/api/uploads', head: allowed }),
    )
    expect(await first?.answer).toBe('')
  })
})

describe('a client with 65 open bodies', () => {
  const forwarded = (client: string) => `Content-Length: 1000\r\nX-Forwarded-For: ${client}`

  it('has the oldest one refused', async () => {
    const { port } = await listen()
    const [first] = Array.from({ length: 65 }, () => begin(port))
    expect(await first?.answer).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 5/s)
  })

  it('is distinguished from others behind the same proxy', async () => {
    const { port, handed } = await listen({ trustProxy: true })
    const other = begin(port, { head: `${forwarded('10.0.0.1')}\r\nConnection: close` })
    const [first] = Array.from({ length: 65 }, () =>
      begin(port, { head: forwarded('203.0.113.7, 10.0.0.2') }),
    )
    expect(await first?.answer).toMatch(/^HTTP\/1\.1 503 /)
    other.socket.write('x'.repeat(999))
    expect(await other.answer).toContain('"read":1000')
    expect(handed).toEqual(['/'])
  })
})
