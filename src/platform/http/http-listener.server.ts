import { createServer, type Server } from 'node:http'
import { limitConnections } from './connection-limit.server.ts'
import type { NodeHandler } from './traffic.server.ts'

/** How long a client may take, in milliseconds, before it is hung up on. */
export interface Timeouts {
  /** For the head of a request. */
  headers: number
  /** For the whole of a request, body included. */
  request: number
  /** For doing nothing at all, such as not reading its answer. */
  idle: number
  /** How often it is looked for those who take longer. */
  check: number
}

const usual: Timeouts = { headers: 10_000, request: 120_000, idle: 60_000, check: 2_000 }
/** After an answer to a request whose body was not read: so long its client has to take the answer. */
const lingerMs = 2_000
const largestHead = 16 * 1024
const mostHeaders = 150

export interface ListenerLimits {
  timeouts?: Timeouts
  /** Connections of one address; null behind a proxy, whose one address is that of all clients. */
  perAddress: number | null
}

/**
 * Listens to the world, and waits for nobody for ever: whoever sends a head or a body by drops, or does not read what
 * they asked for, would else stay in the way of others.
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
      maxHeaderSize: largestHead,
    },
    (request, response) => {
      // An unread body blocks the next request on a kept connection, so close the socket.
      const { socket } = request
      response.once('finish', () => {
        if (request.complete) return
        socket.end()
        setTimeout(() => socket.destroy(), lingerMs).unref()
      })
      // Their names and values follow one another.
      if (request.rawHeaders.length <= 2 * mostHeaders) return handler(request, response)
      return response.writeHead(431, { Connection: 'close' }).end()
    },
  )
  server.setTimeout(timeouts.idle)
  if (perAddress !== null) limitConnections(server, perAddress)
  // All are read: Node would leave out unsaid those beyond its limit, and a trusted proxy adds its own at the end.
  server.maxHeadersCount = 0
  return server
}
