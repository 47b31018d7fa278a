import type { ServerResponse } from 'node:http'
import { inLocale } from '#i18n/locale.server.ts'
import { localeOfPath } from '#i18n/localized-path.ts'
import { isHealthAddress } from './health.server.ts'
import { plainText } from './plain-responses.messages.ts'
import type { NodeHandler } from './traffic.server.ts'

const sampleMs = 100
const retryAfterSeconds = '5'

/** Limits of event-loop lag and of open requests. */
interface OverloadLimits {
  /** Milliseconds by which a timer may be late. */
  lagMs: number
  inFlight: number
}

/**
 * Requests of one lane are refused only because of that lane. Health checks are never refused; webhooks and returns of
 * the payment provider wait for no other work.
 */
type Lane = 'watching' | 'webhooks' | 'returns' | 'ordinary'

/** More than the provider sends at once, and few enough that forged ones fill neither memory nor the pool. */
const maxPaymentRequests = 100

/**
 * A single long task makes a timer late once; only an overloaded process is late repeatedly. It recovers with the first
 * timer on time.
 */
export function watchOverload({ lagMs, inFlight: most }: OverloadLimits) {
  let lastLag = 0
  let lag = 0
  return {
    /** Records how late a timer was. */
    noteLag(ms: number): void {
      lastLag = lag
      lag = ms
    },
    /** Whether a lane refuses a request, with this many in flight including it. */
    isOverloaded(lane: Lane, inFlight: number): boolean {
      if (lane === 'watching') return false
      if (lane !== 'ordinary') return inFlight > maxPaymentRequests
      return inFlight > most || Math.min(lag, lastLag) > lagMs
    },
  }
}

export function laneOf(pathname: string): Lane {
  if (isHealthAddress(pathname) || pathname === '/metrics') return 'watching'
  if (pathname === '/api/payments/webhook') return 'webhooks'
  // A customer returns in the language of the checkout.
  return /^(\/ar)?\/api\/payments\//.test(pathname) ? 'returns' : 'ordinary'
}

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
      return response.end(inLocale(localeOfPath(pathname), () => plainText('busy')))
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
