/** Round ticks from 0; the last one is at least the largest value. */
export function ticksFor(largest: number): number[] {
  const step = roundStep(Math.max(1, largest) / 4)
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The next 1, 2, 2.5 or 5 times a power of ten; at least 1, because all values are counts. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger)
  return steps.find((step) => step >= least) ?? 10 * power
}
