import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy with a changeable target, like the address of a database with failover. */
export interface TcpSwitch {
  port: number
  /** Sends new connections to another port, and breaks existing ones. */
  leadTo(port: number): void
  close(): Promise<void>
}

export async function startTcpSwitch(first: number): Promise<TcpSwitch> {
  let target = first
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    keep(client)
    keep(upstream)
    client.pipe(upstream).pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    leadTo(port) {
      target = port
      breakAll()
    },
    async close() {
      breakAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
