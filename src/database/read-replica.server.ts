import { isConnectionLost } from './database-errors.ts'
import type { Database } from './engine.server.ts'

const awayForMs = 5_000

/** Asks for something that may be some moments old. */
export type Reads = <T>(read: (db: Database) => Promise<T>) => Promise<T>

/**
 * Reads from a copy of the database, which may be some moments behind, and from the database itself while the copy is
 * away. Without a copy, always from the database.
 */
export function readsFrom(
  db: Database,
  replica: Database | null,
  { now, onAway }: { now: () => number; onAway: (error: unknown) => void },
): Reads {
  if (!replica) return (read) => read(db)
  let awayUntil = 0
  return async (read) => {
    if (now() < awayUntil) return read(db)
    try {
      return await read(replica)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      awayUntil = now() + awayForMs
      onAway(error)
      return read(db)
    }
  }
}
