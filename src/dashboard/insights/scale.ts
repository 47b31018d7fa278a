/** Round numbers for an axis that begins at 0: the last one is at least as large as what is shown. */
export function ticksFor(largest: number): number[] {
  const step = roundStep(Math.max(1, largest) / 4)
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** The next of 1, 2, 2.5 and 5 times a power of ten; never less than 1, because all that is shown is counted. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger)
  return steps.find((step) => step >= least) ?? 10 * power
}
