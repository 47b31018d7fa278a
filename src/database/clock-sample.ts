/** One measurement of the database's clock: its time, in epoch milliseconds, at a moment of the monotonic clock. */
export interface ClockSample {
  at: number
  time: number
  /** Half of the round trip: the database read its clock at some moment of it. */
  errorMs: number
}

// An undisciplined quartz is off by less than 100 ppm, and NTP corrects by 500 ppm at most.
const driftPerMs = 1 / 2000

/** The time of the database at a moment of the monotonic clock. */
export function timeAt(sample: ClockSample, at: number): number {
  return sample.time + (at - sample.at)
}

/**
 * The better of two measurements. A slow round trip does not replace a quick one, unless the two contradict each other:
 * then the clock of the database was set, or another machine became the database.
 */
export function betterSample(known: ClockSample | null, next: ClockSample): ClockSample {
  if (!known) return next
  const errorMs = known.errorMs + (next.at - known.at) * driftPerMs
  const isContradiction = Math.abs(timeAt(known, next.at) - next.time) > errorMs + next.errorMs
  return isContradiction || next.errorMs <= errorMs ? next : known
}

export type ClockProblem = 'clock differs from the database' | 'clock not measured'

/** Largest difference between the clock of a machine and the database's. Signed tokens are compared with 5 s to spare. */
export const largestDifferenceMs = 5_000
/** Without a measurement for longer, a machine that slept could be behind. */
export const longestUnmeasuredMs = 60_000

/** Why an instance must get no traffic, or null. */
export function clockProblem({
  differenceMs,
  unmeasuredMs,
}: {
  differenceMs: number
  unmeasuredMs: number
}): ClockProblem | null {
  if (Math.abs(differenceMs) > largestDifferenceMs) return 'clock differs from the database'
  return unmeasuredMs > longestUnmeasuredMs ? 'clock not measured' : null
}
