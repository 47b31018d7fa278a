import type { Database } from '#database/engine.server.ts'

const keptMs = 1_000

type Read<T> = (db: Database, now: number) => Promise<T>
type Listen = (db: Database, listener: () => void) => unknown

/**
 * Coalesces concurrent reads and caches the result for one second, because another instance may change it; a change in
 * this process invalidates it at once. Failures are not cached.
 */
export function rememberBriefly<T>(read: Read<T>, onChange: Listen): Read<T> {
  const kept = new WeakMap<Database, { at: number; answer: Promise<T> }>()
  const heard = new WeakSet<Database>()

  function readAnew(db: Database, now: number): Promise<T> {
    if (!heard.has(db)) {
      heard.add(db)
      onChange(db, () => kept.delete(db))
    }
    const reading = { at: now, answer: read(db, now) }
    kept.set(db, reading)
    reading.answer.catch(() => {
      if (kept.get(db) === reading) kept.delete(db)
    })
    return reading.answer
  }

  return (db, now) => {
    const known = kept.get(db)
    return known && Math.abs(now - known.at) < keptMs ? known.answer : readAnew(db, now)
  }
}
