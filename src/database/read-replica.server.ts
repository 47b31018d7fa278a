import { isConnectionLost, isFull, isSerializationFailure } from './database-errors.ts'
import type { Database } from './engine.server.ts'

const awayForMs = 5_000
const behindForMs = 5_000

/** Asks for something that may be some moments old. */
export type Reads = <T>(read: (db: Database) => Promise<T>) => Promise<T>

export interface ReplicaOptions {
  now: () => number
  onAway: (error: unknown) => void
  /** Where this process tells that it has changed what shoppers look at. */
  onChange?: (listener: () => void) => unknown
}

/**
 * Reads from a copy of the database, which may be some moments behind, and from the database itself while the copy is
 * away, or may not know yet what this process has just changed. Without a copy, always from the database.
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
      // A copy breaks off a read that stands in the way of what it has to take over: it is not away for that.
      if (isSerializationFailure(error)) return read(db)
      if (!isConnectionLost(error) && !isFull(error)) throw error
      askItselfFor(awayForMs)
      // Reads that were on their way together fail together.
      if (now() >= awayUntil) onAway(error)
      awayUntil = now() + awayForMs
      return read(db)
    }
  }
}
