/** A measurement of the database clock: its epoch milliseconds at a time of the monotonic clock. */
export interface ClockSample {
  at: number
  time: number
  /** Half of the round trip, within which the database read its clock. */
  errorMs: number
}

// An undisciplined quartz is off by less than 100 ppm, and NTP corrects by at most 500 ppm.
const driftPerMs = 1 / 2000

/** Database time at a time of the monotonic clock. */
export function timeAt(sample: ClockSample, at: number): number {
  return sample.time + (at - sample.at)
}

/**
 * The better of two samples: the more precise one, unless they contradict each other. Then the database clock was set
 * or the database failed over, and the newer sample wins.
 */
export function betterSample(known: ClockSample | null, next: ClockSample): ClockSample {
  if (!known) return next
  const errorMs = known.errorMs + (next.at - known.at) * driftPerMs
  const isContradiction = Math.abs(timeAt(known, next.at) - next.time) > errorMs + next.errorMs
  return isContradiction || next.errorMs <= errorMs ? next : known
}

export type ClockProblem = 'clock differs from the database' | 'clock not measured'

/** Largest tolerated difference to the database clock. The verification of signed tokens has 5 s of leeway. */
const largestDifferenceMs = 5_000
/** After a longer gap, for example when the machine slept, the monotonic clock is not reliable. */
const longestUnmeasuredMs = 60_000

/** Why an instance is not ready for traffic, or null. */
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
