import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ticksFor } from './day-chart.tsx'

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [10, [0, 5, 10]],
  [100, [0, 25, 50, 75, 100]],
  [4321, [0, 2000, 4000, 6000]],
])('the ticks of an axis up to %i are %o', (largest, ticks) => {
  expect(ticksFor(largest)).toEqual(ticks)
})

it('an axis covers its values in two to five whole steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (largest) => {
      const ticks = ticksFor(largest)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }),
  )
})
