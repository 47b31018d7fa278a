import type { ClientNetwork } from '#identity/rate-limits/client-network.server.ts'

/** Limits of one lane of incoming request bodies. */
export interface BodyLaneLimits {
  count: number
  /** Bodies of one address; a wider network has a multiple. */
  perClient: number
  /** Total bytes in memory. */
  bytes: number
}

interface IncomingBody {
  networks: readonly ClientNetwork[]
  startedAt: number
  deadlineMs: number
  /** Bytes received. */
  received(): number
  /** Ends it: it was too slow, or another one needed the space. */
  end(reason: 'slow' | 'crowded'): void
}

/** After this time a body needs a minimum average rate in bytes per second. */
const graceMs = 4_000
const slowestRate = 512

export interface BodyLane {
  start(body: IncomingBody): void
  /** Additional bytes in memory. */
  keep(body: IncomingBody, bytes: number): void
  stop(body: IncomingBody): void
  /** Ends the bodies that are too slow at this time. */
  sweep(now: number): void
  size(): number
}

/**
 * The bodies that a lane is receiving. A full lane evicts its oldest body instead of refusing the newest: a customer's
 * body arrives within milliseconds, so only a slow one is old.
 */
export function createBodyLane(limits: BodyLaneLimits): BodyLane {
  // In the order of arrival.
  const all = new Map<IncomingBody, number>()
  const ofNetwork = new Map<string, Set<IncomingBody>>()
  let bytes = 0

  function stop(body: IncomingBody): void {
    bytes -= all.get(body) ?? 0
    all.delete(body)
    for (const { network } of body.networks) {
      const own = ofNetwork.get(network)
      own?.delete(body)
      if (own?.size === 0) ofNetwork.delete(network)
    }
  }

  function endOldest(bodies: Iterable<IncomingBody>, reason: 'slow' | 'crowded' = 'crowded'): void {
    const [oldest] = bodies
    if (!oldest) return
    stop(oldest)
    oldest.end(reason)
  }

  return {
    start(body) {
      all.set(body, 0)
      for (const { network, allowance } of body.networks) {
        const own = ofNetwork.get(network) ?? new Set()
        ofNetwork.set(network, own.add(body))
        if (own.size > limits.perClient * allowance) endOldest(own)
      }
      if (all.size > limits.count) endOldest(all.keys())
    },
    keep(body, more) {
      const before = all.get(body)
      if (before === undefined) return
      all.set(body, before + more)
      bytes += more
      while (bytes > limits.bytes) endOldest(all.keys())
    },
    stop,
    sweep(now) {
      for (const body of [...all.keys()]) {
        if (isTooSlow(body, now)) endOldest([body], 'slow')
      }
    },
    size: () => all.size,
  }
}

function isTooSlow(body: IncomingBody, now: number): boolean {
  const ms = now - body.startedAt
  if (ms > body.deadlineMs) return true
  return ms > graceMs && body.received() < (ms / 1000) * slowestRate
}
