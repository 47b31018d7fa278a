import { once } from 'node:events'
import { connect, createServer, Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { limitConnections } from './http-listener.server.ts'

const closers: Array<() => unknown> = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function listen(perAddress: number) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    setImmediate(() => socket.write('open'))
  })
  limitConnections(server, perAddress)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  closers.push(() => server.close())
  /** Connects from a local address; resolves with the socket, or null if it was closed. */
  return async (from: string): Promise<Socket | null> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    closers.push(() => socket.destroy())
    socket.on('error', () => undefined)
    const isOpen = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ])
    return isOpen ? socket : null
  }
}

/** Whether the server with a limit of 1 keeps connections from these addresses, one after the other. */
function keptFrom(addresses: readonly string[]): boolean[] {
  const server = createServer()
  limitConnections(server, 1)
  return addresses.map((remoteAddress) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
    server.emit('connection', socket)
    return !socket.destroyed
  })
}

describe('the connection limit', () => {
  it.each([
    ['once in a /64', ['2001:db8::1', '2001:db8::2'], [true, false]],
    ['four times in a /56', addressesOf(5, (n) => `2001:db8:0:${n}::1`), atMost(4, 5)],
    ['sixteen times in a /48', addressesOf(17, (n) => `2001:db8:0:${n}00::1`), atMost(16, 17)],
    [
      'without bound in larger networks',
      addressesOf(20, (n) => `2001:db8:${n}::1`),
      atMost(20, 20),
    ],
  ])('applies %s', (_where, addresses, kept) => {
    expect(keptFrom(addresses)).toEqual(kept)
  })

  function addressesOf(count: number, nth: (hex: string) => string): string[] {
    return Array.from({ length: count }, (_, index) => nth((index + 1).toString(16)))
  }
  function atMost(most: number, count: number): boolean[] {
    return Array.from({ length: count }, (_, index) => index < most)
  }

  it('applies to each address separately', async () => {
    const open = await listen(2)
    expect([await open('127.0.0.1'), await open('127.0.0.1')]).not.toContain(null)
    expect(await open('127.0.0.1')).toBe(null)
    expect(await open('127.0.0.2')).not.toBe(null)
  })

  it('allows another connection after one was closed', async () => {
    const open = await listen(1)
    const socket = await open('127.0.0.1')
    socket?.destroy()
    await expect.poll(() => open('127.0.0.1')).not.toBe(null)
  })
})
