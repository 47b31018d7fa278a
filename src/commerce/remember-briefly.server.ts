import type { Database } from '#database/engine.server.ts'

const keptMs = 1_000

type Read<T> = (db: Database, now: number) => Promise<T>
type Listen = (db: Database, listener: () => void) => unknown

/**
 * Reads once what many ask for at the same time and what is the same for all of them. Nothing is known for longer than a
 * second, in which another instance may have changed it; what this one changes is read again at once. A failure is not
 * kept.
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
