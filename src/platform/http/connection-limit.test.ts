import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
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

describe('the connection limit', () => {
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
