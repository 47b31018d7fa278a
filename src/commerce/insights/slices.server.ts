import { setImmediate as othersFirst } from 'node:timers/promises'

/** Instants; the end is exclusive. */
export interface Span {
  from: number
  until: number
}

/** Two adjacent periods, divided at `middle`. */
export interface Halves extends Span {
  middle: number
}

// SQLite runs one query at a time: one over a year of orders would block every other request.
const sliceMs = 14 * 24 * 60 * 60_000

/**
 * Runs a query for each fortnight of both halves and yields to other requests in between. The caller aggregates the
 * results.
 */
export async function inSlices(
  { from, middle, until }: Halves,
  ask: (slice: Span & { isNow: boolean }) => Promise<void>,
): Promise<void> {
  for (const half of [
    { isNow: false, from, until: middle },
    { isNow: true, from: middle, until },
  ]) {
    for (let begin = half.from; begin < half.until; begin += sliceMs) {
      await ask({ ...half, from: begin, until: Math.min(begin + sliceMs, half.until) })
      await othersFirst()
    }
  }
}
