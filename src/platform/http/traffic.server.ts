import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown

export interface FinishedRequest {
  method: string
  /** As it was asked for, without what follows the question mark. */
  pathname: string
  status: number
  ms: number
  /** The client hung up before it had the whole answer. */
  hungUp: boolean
}

export interface Traffic {
  handle: NodeHandler
  inFlight(): number
  isClosing(): boolean
  /** Ends it, and answers how many had to be hung up on. */
  close(server: Server, timeouts: ClosingTimeouts): Promise<number>
}

/** In milliseconds. */
export interface ClosingTimeouts {
  /** For whoever sends visitors here to hear that they should not: until then they are answered as before. */
  drainMs: number
  /** After that, for what is under way, while no new connection is taken. */
  deadlineMs: number
}

const sweepMs = 50
const badRequest = 400

/** Knows every request that is under way, whichever way it is answered. */
export function watchTraffic(
  handler: NodeHandler,
  onFinished: (request: FinishedRequest) => void,
): Traffic {
  const underWay = new Set<ServerResponse>()
  let closing = false

  function handle(request: IncomingMessage, response: ServerResponse): unknown {
    const startedAt = performance.now()
    underWay.add(response)
    // A kept connection would bring requests for as long as its client likes.
    if (closing) response.shouldKeepAlive = false
    // Whoever reads the body of a client that hung up gets this error; without a status it would be written down as ours.
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
