import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpListener, type Timeouts } from './http-listener.server.ts'
import type { NodeHandler } from './traffic.server.ts'

const closers: Array<() => unknown> = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const brief = { headers: 150, request: 300, idle: 60_000, check: 30 }

async function visit(handler: NodeHandler, timeouts: Timeouts = brief): Promise<Socket> {
  const server = createHttpListener(handler, { timeouts, perAddress: null })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  closers.push(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  return socket
}

/** Everything a socket receives until either side closes it. */
function heard(socket: Socket): Promise<string> {
  let all = ''
  socket.setEncoding('utf8')
  socket.on('data', (part) => {
    all += part
  })
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.once('close', () => resolve(all)))
}

/** Sends a little at intervals until the server closes the connection. */
function drip(socket: Socket, drop: string): void {
  const drops = setInterval(() => socket.write(drop), 50)
  socket.once('end', () => clearInterval(drops))
  closers.push(() => clearInterval(drops))
}

const answer: NodeHandler = (request, response) => {
  request.resume().once('end', () => response.end(String(request.headers['x-last'])))
}

it('keeps idle connections open longer than proxies and clients', async () => {
  const socket = await visit(answer)
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
  const [head] = await once(socket.setEncoding('utf8'), 'data')
  expect(head).toMatch(/^Keep-Alive: timeout=75$/im)
})

describe('a client', () => {
  it('that sends its headers slowly is disconnected', async () => {
    const socket = await visit(answer)
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n')
    drip(socket, 'X-Drop: 1\r\n')
    expect(await heard(socket)).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  it('that sends its body slowly is disconnected', async () => {
    const socket = await visit(answer)
    socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\n')
    drip(socket, '.')
    expect(await heard(socket)).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })

  it('that does not read its response is disconnected', async () => {
    let answering = (_response: ServerResponse) => {}
    const answered = new Promise<ServerResponse>((resolve) => {
      answering = resolve
    })
    const socket = await visit(
      (_request, response) => {
        answering(response)
        response.end(Buffer.alloc(64 * 1024 * 1024))
      },
      { ...brief, idle: 300 },
    )
    socket.on('error', () => undefined)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
    const response = await answered
    await once(response, 'close')
    expect(response.writableFinished).toBe(false)
  })

  const headers = (count: number) => `${'a:1\r\n'.repeat(count)}X-Last: proxy\r\n`

  it('may send as many headers as a browser with proxies, none of which is dropped', async () => {
    const socket = await visit(answer)
    socket.write(`GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${headers(140)}\r\n`)
    expect(await heard(socket)).toContain('\r\n\r\nproxy')
  })

  it.each([
    ['too many', headers(2_500)],
    ['too long', `a: ${'1'.repeat(20_000)}\r\n`],
  ])('is rejected when its headers are %s', async (_what, sent) => {
    const socket = await visit(answer)
    socket.write(`GET / HTTP/1.1\r\nHost: shop\r\n${sent}\r\n`)
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 431 /)
  })

  it.each([
    ['two lengths', 'Content-Length: 3\r\nContent-Length: 5\r\n'],
    ['a length beside parts', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n'],
    ['no host', null],
  ])('is rejected when its message has %s', async (_what, sent) => {
    const socket = await visit(answer)
    const host = sent === null ? '' : 'Host: shop\r\n'
    socket.write(`POST / HTTP/1.1\r\n${host}${sent ?? ''}\r\n`)
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })
})
