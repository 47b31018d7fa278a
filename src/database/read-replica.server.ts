import { isConnectionLost, isFull, isSerializationFailure } from './database-errors.ts'
import type { Database } from './engine.server.ts'

const awayForMs = 5_000
const behindForMs = 5_000

/** Reads data that may be slightly stale. */
export type Reads = <T>(read: (db: Database) => Promise<T>) => Promise<T>

export interface ReplicaOptions {
  now: () => number
  onAway: (error: unknown) => void
  /** Subscribes to changes that this process makes to the catalogue and delivery rules. */
  onChange?: (listener: () => void) => unknown
}

/**
 * Reads from a replica, and from the primary while the replica is unavailable or may lack a recent write of this
 * process. Without a replica, always from the primary.
 */
export function readsFrom(
  db: Database,
  replica: Database | null,
  { now, onAway, onChange }: ReplicaOptions,
): Reads {
  if (!replica) return (read) => read(db)
  let asksItselfUntil = Number.NEGATIVE_INFINITY
  let awayUntil = Number.NEGATIVE_INFINITY
  const askItselfFor = (ms: number) => {
    asksItselfUntil = Math.max(asksItselfUntil, now() + ms)
  }
  onChange?.(() => askItselfFor(behindForMs))
  return async (read) => {
    if (now() < asksItselfUntil) return read(db)
    try {
      return await read(replica)
    } catch (error) {
      // A replica cancels reads that conflict with replay, which does not mean that it is unavailable.
      if (isSerializationFailure(error)) return read(db)
      if (!isConnectionLost(error) && !isFull(error)) throw error
      askItselfFor(awayForMs)
      // Concurrent reads fail together: report the outage once.
      if (now() >= awayUntil) onAway(error)
      awayUntil = now() + awayForMs
      return read(db)
    }
  }
}
