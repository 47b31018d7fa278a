import { createServer, type Server } from 'node:http'
import type { NodeHandler } from './traffic.server.ts'

/** How long a client may take, in milliseconds, before it is hung up on. */
export interface Patience {
  /** For the head of a request. */
  headers: number
  /** For the whole of a request, body included. */
  request: number
  /** For doing nothing at all, such as not reading its answer. */
  idle: number
  /** How often it is looked for those who take longer. */
  check: number
}

const usual: Patience = { headers: 20_000, request: 120_000, idle: 120_000, check: 5_000 }
const largestHead = 16 * 1024
const mostHeaders = 150

/**
 * Listens to the world, and waits for nobody for ever: whoever sends a head or a body by drops, or does not read what
 * they asked for, would else stay in the way of others.
 */
export function createHttpListener(handler: NodeHandler, patience: Patience = usual): Server {
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
      maxHeaderSize: largestHead,
    },
    (request, response) => {
      // What nobody read of a body would stand before the next request of the connection, until both are given up.
      const { socket } = request
      response.once('finish', () => {
        if (!request.complete) socket.end()
      })
      // Their names and values follow one another.
      if (request.rawHeaders.length <= 2 * mostHeaders) return handler(request, response)
      return response.writeHead(431, { Connection: 'close' }).end()
    },
  )
  server.setTimeout(patience.idle)
  // All are read: Node would leave out unsaid those beyond its limit, and a trusted proxy adds its own at the end.
  server.maxHeadersCount = 0
  return server
}
