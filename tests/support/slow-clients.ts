import { connect, type Socket } from 'node:net'

/** Clients that send a request byte by byte, each from its own loopback address, and reconnect when closed. */
export interface SlowClients {
  /** Number of open connections. */
  open(): number
  /** Count of each response status; 0 for connections closed without one. */
  statuses(): Record<number, number>
  close(): void
}

const kinds = {
  heads: (port: number) => `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nX-Slow: `,
  bodies: (port: number) => post(port, '/_serverFn/checkout.placeOrder'),
  webhooks: (port: number) => post(port, '/api/payments/webhook?hmac=00'),
}

export type SlowKind = keyof typeof kinds

const everyMs = 400

function post(port: number, path: string): string {
  const host = `localhost:${port}`
  // With the headers of the storefront, so that the CSRF check passes.
  const headers = `Host: ${host}\r\nOrigin: http://${host}\r\nx-tsr-serverFn: true`
  const body = 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{'
  return `POST ${path} HTTP/1.1\r\n${headers}\r\n${body}`
}

export function openSlowClients(
  port: number,
  { kind, count, addresses = count }: { kind: SlowKind; count: number; addresses?: number },
): SlowClients {
  const sockets = new Set<Socket>()
  const statuses: Record<number, number> = {}
  let isClosing = false

  function open(n: number): void {
    // 127.0.0.0/8 is loopback: one address for each client, as in a network of thousands.
    const own = n % addresses
    const localAddress = `127.1.${Math.floor(own / 250)}.${(own % 250) + 1}`
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    sockets.add(socket)
    let received = ''
    let dripping: NodeJS.Timeout | undefined
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      received += String(part)
    })
    socket.once('connect', () => {
      socket.write(kinds[kind](port))
      dripping = setInterval(() => socket.write('x'), everyMs)
    })
    socket.once('end', () => clearInterval(dripping))
    socket.once('close', () => {
      clearInterval(dripping)
      sockets.delete(socket)
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (!isClosing) setTimeout(() => isClosing || open(n), everyMs)
    })
  }

  for (let n = 0; n < count; n++) open(n)
  return {
    open: () => [...sockets].filter((socket) => socket.readyState === 'open').length,
    statuses: () => statuses,
    close() {
      isClosing = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
