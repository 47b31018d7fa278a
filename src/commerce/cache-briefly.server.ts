import type { Database } from '#database/engine.server.ts'

const aSecond = 1_000

type Read<T> = (db: Database, now: number) => Promise<T>
type Listen = (db: Database, listener: () => void) => unknown

/**
 * Coalesces concurrent reads and caches the result for one second by default, because another instance may change it; a
 * change in this process invalidates it at once. Failures are not cached.
 */
export function cacheBriefly<T>(read: Read<T>, onChange: Listen, cacheMs = aSecond): Read<T> {
  const cached = new WeakMap<Database, { at: number; value: Promise<T> }>()
  const subscribed = new WeakSet<Database>()

  function readFresh(db: Database, now: number): Promise<T> {
    if (!subscribed.has(db)) {
      subscribed.add(db)
      onChange(db, () => cached.delete(db))
    }
    const reading = { at: now, value: read(db, now) }
    cached.set(db, reading)
    reading.value.catch(() => {
      if (cached.get(db) === reading) cached.delete(db)
    })
    return reading.value
  }

  return (db, now) => {
    const known = cached.get(db)
    return known && Math.abs(now - known.at) < cacheMs ? known.value : readFresh(db, now)
  }
}
