import { isHealthAddress } from './health-address.ts'

/** How late the process may be, and how much it may have begun, before it refuses more. */
export interface OverloadLimits {
  /** Milliseconds by which a timer may be late. */
  lagMs: number
  inFlight: number
}

/**
 * Requests of one lane are refused for one another alone. Those that watch the shop are never refused; what the payment
 * provider and the customers whom it sends back bring waits for no other work.
 */
export type Lane = 'watching' | 'webhooks' | 'returns' | 'ordinary'

/** More than the provider sends at a time, and few enough that forged ones fill neither memory nor the pool. */
const mostOfPayments = 100

export interface OverloadWatch {
  /** How late a timer was that should have gone off at once. */
  noteLag(ms: number): void
  /** Whether a lane takes no more, with so many requests in flight and the one that is asked about. */
  isOverloaded(lane: Lane, inFlight: number): boolean
}

/**
 * One long piece of work makes a timer late once; only a process with more work than it can do is late again and again.
 * It recovers with the first timer that is in time.
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
      if (lane !== 'ordinary') return inFlight > mostOfPayments
      return inFlight > most || Math.min(lag, lastLag) > lagMs
    },
  }
}

export function laneOf(pathname: string): Lane {
  if (isHealthAddress(pathname) || pathname === '/metrics') return 'watching'
  if (pathname === '/api/payments/webhook') return 'webhooks'
  return pathname.startsWith('/api/payments/') ? 'returns' : 'ordinary'
}
