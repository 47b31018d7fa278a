import { isHealthAddress } from './health-address.ts'

/** Limits of event-loop lag and of open requests. */
export interface OverloadLimits {
  /** Milliseconds by which a timer may be late. */
  lagMs: number
  inFlight: number
}

/**
 * Requests of one lane are refused only because of that lane. Health checks are never refused; webhooks and returns of
 * the payment provider wait for no other work.
 */
export type Lane = 'watching' | 'webhooks' | 'returns' | 'ordinary'

/** More than the provider sends at once, and few enough that forged ones fill neither memory nor the pool. */
const maxPaymentRequests = 100

export interface OverloadWatch {
  /** Records how late a timer was. */
  noteLag(ms: number): void
  /** Whether a lane refuses a request, with this many in flight including it. */
  isOverloaded(lane: Lane, inFlight: number): boolean
}

/**
 * A single long task makes a timer late once; only an overloaded process is late repeatedly. It recovers with the first
 * timer on time.
 */
export function watchOverload({ lagMs, inFlight: most }: OverloadLimits): OverloadWatch {
  let lastLag = 0
  let lag = 0
  return {
    noteLag(ms) {
      lastLag = lag
      lag = ms
    },
    isOverloaded(lane, inFlight) {
      if (lane === 'watching') return false
      if (lane !== 'ordinary') return inFlight > maxPaymentRequests
      return inFlight > most || Math.min(lag, lastLag) > lagMs
    },
  }
}

export function laneOf(pathname: string): Lane {
  if (isHealthAddress(pathname) || pathname === '/metrics') return 'watching'
  if (pathname === '/api/payments/webhook') return 'webhooks'
  return pathname.startsWith('/api/payments/') ? 'returns' : 'ordinary'
}
