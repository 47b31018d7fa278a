import { expect, it } from 'vitest'
import { scrollToShow } from './delivery-picker.tsx'

const row = { left: 100, right: 500 }

it.each([
  ['in view', { left: 400, right: 500 }, false, 0],
  ['beyond the right end', { left: 450, right: 550 }, false, 150],
  ['in view', { left: 100, right: 200 }, true, 0],
  ['beyond the left end', { left: 50, right: 150 }, true, -150],
])('a day that is %s scrolls the row (right to left: %o, %s) by %i', (_, card, isRtl, by) => {
  expect(scrollToShow(card, row, isRtl)).toBe(by)
})
