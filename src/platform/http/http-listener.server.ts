import { createServer, type Server } from 'node:http'
import type { Server as NetServer } from 'node:net'
import { clientNetworks } from '#identity/rate-limits/client-network.server.ts'
import type { NodeHandler } from './traffic.server.ts'

/** Timeouts of a client, in milliseconds. */
export interface Timeouts {
  /** For the request headers. */
  headers: number
  /** For the whole request, body included. */
  request: number
  /** For an idle connection, such as a response that is not read. */
  idle: number
  /** Interval at which timeouts are checked. */
  check: number
}

const usual: Timeouts = { headers: 10_000, request: 120_000, idle: 60_000, check: 2_000 }
/** After responding to a request with an unread body: how long its client may read the response. */
const lingerMs = 2_000
/** Longer than proxies keep an idle connection: a request on a connection that the server is closing fails. */
const keepAliveMs = 75_000
const largestHead = 16 * 1024
const mostHeaders = 150

export interface ListenerLimits {
  timeouts?: Timeouts
  /** Connections per address; null behind a proxy, whose address all clients share. */
  perAddress: number | null
}

/**
 * The HTTP server with timeouts: a client that sends headers or body slowly, or does not read its response, must not
 * block others.
 */
export function createHttpListener(
  handler: NodeHandler,
  { timeouts = usual, perAddress }: ListenerLimits,
): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: keepAliveMs,
      maxHeaderSize: largestHead,
    },
    (request, response) => {
      // An unread body blocks the next request on a keep-alive connection, so close the socket.
      const { socket } = request
      response.once('finish', () => {
        if (request.complete) return
        socket.end()
        setTimeout(() => socket.destroy(), lingerMs).unref()
      })
      // Names and values alternate.
      if (request.rawHeaders.length <= 2 * mostHeaders) return handler(request, response)
      return response.writeHead(431, { Connection: 'close' }).end()
    },
  )
  server.setTimeout(timeouts.idle)
  if (perAddress !== null) limitConnections(server, perAddress)
  // No limit of Node's: it silently drops headers beyond it, and a trusted proxy appends its own at the end.
  server.maxHeadersCount = 0
  return server
}

/**
 * Closes connections of one address beyond the limit: a browser needs six, and a network shares an address. Wider
 * networks of IPv6 have a multiple of the limit.
 */
export function limitConnections(server: NetServer, perAddress: number): void {
  const open = new Map<string, number>()
  const openOf = (network: string) => open.get(network) ?? 0
  server.on('connection', (socket) => {
    const networks = clientNetworks(socket.remoteAddress ?? '')
    if (networks.some(({ network, allowance }) => openOf(network) >= perAddress * allowance)) {
      socket.destroy()
      return
    }
    for (const { network } of networks) open.set(network, openOf(network) + 1)
    socket.once('close', () => {
      for (const { network } of networks) {
        const left = openOf(network) - 1
        if (left > 0) open.set(network, left)
        else open.delete(network)
      }
    })
  })
}
