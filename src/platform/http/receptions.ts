/** Limits of one lane of incoming request bodies. */
export interface ReceptionLimits {
  count: number
  perClient: number
  /** Total bytes received so far. */
  bytes: number
}

export interface Reception {
  client: string
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

export interface Receptions {
  start(reception: Reception): void
  /** Additional bytes in memory. */
  keep(reception: Reception, bytes: number): void
  stop(reception: Reception): void
  /** Ends the bodies that are too slow at this time. */
  sweep(now: number): void
  size(): number
}

/**
 * The bodies that a lane is receiving. A full lane evicts its oldest body instead of refusing the newest: a customer's
 * body arrives within milliseconds, so only a slow one is old.
 */
export function createReceptions(limits: ReceptionLimits): Receptions {
  // In the order of arrival.
  const all = new Map<Reception, number>()
  const ofClient = new Map<string, Set<Reception>>()
  let bytes = 0

  function stop(reception: Reception): void {
    bytes -= all.get(reception) ?? 0
    all.delete(reception)
    const own = ofClient.get(reception.client)
    own?.delete(reception)
    if (own?.size === 0) ofClient.delete(reception.client)
  }

  function endOldest(
    receptions: Iterable<Reception>,
    reason: 'slow' | 'crowded' = 'crowded',
  ): void {
    const [oldest] = receptions
    if (!oldest) return
    stop(oldest)
    oldest.end(reason)
  }

  return {
    start(reception) {
      const own = ofClient.get(reception.client) ?? new Set()
      ofClient.set(reception.client, own.add(reception))
      all.set(reception, 0)
      if (own.size > limits.perClient) endOldest(own)
      if (all.size > limits.count) endOldest(all.keys())
    },
    keep(reception, more) {
      const before = all.get(reception)
      if (before === undefined) return
      all.set(reception, before + more)
      bytes += more
      while (bytes > limits.bytes) endOldest(all.keys())
    },
    stop,
    sweep(now) {
      for (const reception of [...all.keys()]) {
        if (isTooSlow(reception, now)) endOldest([reception], 'slow')
      }
    },
    size: () => all.size,
  }
}

function isTooSlow(reception: Reception, now: number): boolean {
  const ms = now - reception.startedAt
  if (ms > reception.deadlineMs) return true
  return ms > graceMs && reception.received() < (ms / 1000) * slowestRate
}
