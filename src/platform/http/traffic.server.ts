import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown

export interface FinishedRequest {
  method: string
  /** The path without the query. */
  pathname: string
  status: number
  ms: number
  /** The client disconnected before it had the whole response. */
  hungUp: boolean
}

export interface Traffic {
  handle: NodeHandler
  inFlight(): number
  isClosing(): boolean
  /** Closes the server, and returns how many requests were cut off. */
  close(server: Server, timeouts: ClosingTimeouts): Promise<number>
}

/** In milliseconds. */
interface ClosingTimeouts {
  /** Until the load balancer notices that this instance is closing, requests are handled as before. */
  drainMs: number
  /** After that: how long open requests may take, without new connections. */
  deadlineMs: number
}

const sweepMs = 50
const badRequest = 400

/** Tracks every open request, whichever handler serves it. */
export function watchTraffic(
  handler: NodeHandler,
  onFinished: (request: FinishedRequest) => void,
): Traffic {
  const underWay = new Set<ServerResponse>()
  let closing = false

  function handle(request: IncomingMessage, response: ServerResponse): unknown {
    const startedAt = performance.now()
    underWay.add(response)
    // A keep-alive connection could bring requests indefinitely.
    if (closing) response.shouldKeepAlive = false
    // The reader of the body gets this error when the client disconnects; the status keeps it out of the server's
    // errors.
    request.once('error', (error) => Object.assign(error, { status: badRequest, ...error }))
    response.once('close', () => {
      underWay.delete(response)
      const { method = '', url = '/' } = request
      const [pathname = '/'] = url.split('?', 1)
      const ms = performance.now() - startedAt
      const { statusCode: status, writableFinished } = response
      onFinished({ method, pathname, status, ms, hungUp: !writableFinished })
    })
    return handler(request, response)
  }

  return {
    handle,
    inFlight: () => underWay.size,
    isClosing: () => closing,
    async close(server, { drainMs, deadlineMs }) {
      closing = true
      for (const response of underWay) response.shouldKeepAlive = false
      if (drainMs > 0) await delay(drainMs)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const sweeping = setInterval(() => server.closeIdleConnections(), sweepMs)
      const deadline = delay(deadlineMs, undefined, { ref: false })
      await Promise.race([closed, deadline])
      clearInterval(sweeping)
      const left = underWay.size
      server.closeAllConnections()
      await closed
      return left
    },
  }
}
