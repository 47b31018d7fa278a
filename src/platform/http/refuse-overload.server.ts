import type { ServerResponse } from 'node:http'
import { type Lane, laneOf, type OverloadLimits, watchOverload } from './overload.ts'
import type { NodeHandler } from './traffic.server.ts'

const sampleMs = 100
const retryAfterSeconds = '5'

export interface Overload {
  /** Wraps expensive handlers only: a cached page costs less than a refusal. */
  refuseEarly(handler: NodeHandler): NodeHandler
  stop(): void
}

/**
 * Refuses requests at once under overload. A request is in flight from the receipt of its body until its response
 * starts, so a client that reads slowly does not use up the limit.
 */
export function createOverload(limits: OverloadLimits, onRefused: () => void): Overload {
  const watch = watchOverload(limits)
  const lanes: Record<Lane, Set<ServerResponse>> = {
    watching: new Set(),
    webhooks: new Set(),
    returns: new Set(),
    ordinary: new Set(),
  }
  let expected = performance.now() + sampleMs
  const timer = setInterval(() => {
    const now = performance.now()
    watch.noteLag(now - expected)
    expected = now + sampleMs
  }, sampleMs)
  timer.unref()

  return {
    refuseEarly: (handler) => (request, response) => {
      const [pathname = '/'] = (request.url ?? '/').split('?', 1)
      const lane = laneOf(pathname)
      const inFlight = withoutAnswered(lanes[lane]).add(response)
      if (!watch.isOverloaded(lane, inFlight.size)) {
        response.once('close', () => inFlight.delete(response))
        return handler(request, response)
      }
      inFlight.delete(response)
      onRefused()
      response.writeHead(503, {
        'Retry-After': retryAfterSeconds,
        'Cache-Control': 'no-store',
        'Content-Type': 'text/plain; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
      })
      return response.end('The shop is very busy. Please try again in a few seconds.')
    },
    stop: () => clearInterval(timer),
  }
}

function withoutAnswered(responses: Set<ServerResponse>): Set<ServerResponse> {
  for (const response of responses) {
    if (response.headersSent) responses.delete(response)
  }
  return responses
}
