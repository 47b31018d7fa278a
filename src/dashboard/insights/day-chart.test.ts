import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { placeAfter, placeAt, ticksFor } from './day-chart.tsx'

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

it.each([
  ['ltr', 'ArrowRight', 5],
  ['ltr', 'ArrowLeft', 3],
  ['rtl', 'ArrowRight', 3],
  ['rtl', 'ArrowLeft', 5],
  ['rtl', 'ArrowUp', 5],
  ['rtl', 'PageUp', 9],
])('in a page that is %s, %s selects day %i after day 4', (dir, key, day) => {
  vi.stubGlobal('document', { dir })
  expect(placeAfter(key, 4, 10)).toBe(day)
})

it.each([
  ['ltr', 210, 0],
  ['ltr', 690, 4],
  ['rtl', 210, 4],
  ['rtl', 690, 0],
  ['rtl', 710, 0],
])('in a page that is %s, the pointer at %i px selects day %i', (dir, clientX, day) => {
  vi.stubGlobal('document', { dir })
  expect(placeAt(clientX, { left: 200, width: 500 }, 5)).toBe(day)
})
