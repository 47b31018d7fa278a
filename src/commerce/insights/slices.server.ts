import { setImmediate as othersFirst } from 'node:timers/promises'

/** From an instant on, until just before another. */
export interface Span {
  from: number
  until: number
}

/** A span that is a period and the one before it, which end and begin in the middle. */
export interface Halves extends Span {
  middle: number
}

// An embedded database answers one question at a time: a year of orders would keep everybody else from it.
const sliceMs = 14 * 24 * 60 * 60_000

/**
 * Asks the same of each fortnight of both halves, one after the other, and lets everybody else have their turn in between.
 * As many questions whatever the size; who asks adds up what is answered.
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
