import { isHealthAddress } from './health-address.ts'

/** How late the process may be, and how much it may have begun, before it refuses more. */
export interface OverloadLimits {
  /** Milliseconds by which a timer may be late. */
  lagMs: number
  inFlight: number
}

export interface OverloadWatch {
  /** How late a timer was that should have gone off at once. */
  noteLag(ms: number): void
  isOverloaded(inFlight: number): boolean
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
    isOverloaded: (inFlight) => inFlight > most || Math.min(lag, lastLag) > lagMs,
  }
}

/** Who is answered however much there is to do: those that watch the shop, and the news of payments. */
export function isAlwaysAnswered(pathname: string): boolean {
  return (
    isHealthAddress(pathname) || pathname === '/metrics' || pathname.startsWith('/api/payments/')
  )
}
