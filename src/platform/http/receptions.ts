/** Limits of one lane of request bodies that are being received. */
export interface ReceptionLimits {
  count: number
  perClient: number
  /** Of what all of them have brought so far. */
  bytes: number
}

export interface Reception {
  client: string
  startedAt: number
  deadlineMs: number
  /** Bytes that it has brought. */
  received(): number
  /** Ends it: it was too slow, or another one needed its room. */
  end(reason: 'slow' | 'crowded'): void
}

/** Milliseconds before a body has to keep up, and the bytes a second it then has to have brought on average. */
const graceMs = 4_000
const slowestRate = 512

export interface Receptions {
  start(reception: Reception): void
  /** Bytes that are now in memory for it, besides those before. */
  keep(reception: Reception, bytes: number): void
  stop(reception: Reception): void
  /** Ends those that are too slow at that time. */
  sweep(now: number): void
  size(): number
}

/**
 * The bodies that a lane receives at the moment. A full lane ends its oldest reception instead of refusing the newest: a
 * customer's body arrives within milliseconds, and only a slow one grows old.
 */
export function createReceptions(limits: ReceptionLimits): Receptions {
  // In the order of their beginning.
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
