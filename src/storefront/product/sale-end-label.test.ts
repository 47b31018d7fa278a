import { expect, it } from 'vitest'
import { clockToCome } from '#commerce/delivery/cairo-time.ts'
import { saleEndLabel } from './sale-end-label.ts'

// Friday, 20 November 2026, noon in Cairo.
const noon = Date.UTC(2026, 10, 20, 10)
const hour = 60 * 60_000

it.each([
  ['on the same day', 6 * hour, 'until today 6 pm'],
  ['on Sunday', 54 * hour, 'until Sunday 6 pm'],
  ['at half past nine in the morning', 21.5 * hour, 'until Saturday 9:30 am'],
  ['at midnight', 12 * hour, 'until Saturday 12 am'],
  ['in nine days', 9 * 24 * hour, 'until Sunday 29 November'],
])('saleEndLabel of a sale that ends %s', (_when, later, label) => {
  expect(saleEndLabel(noon + later, noon, clockToCome(noon))).toBe(label)
})
