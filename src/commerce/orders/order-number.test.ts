import { expect, it } from 'vitest'
import { newOrderNumber } from './order-number.ts'

const thousand = Array.from({ length: 1000 }, newOrderNumber)

it('is two groups of four digits, to be said on the phone', () => {
  for (const number of thousand) expect(number).toMatch(/^\d{4}-\d{4}$/)
})

it('does not count the orders of the shop', () => {
  const sorted = thousand.toSorted()
  expect(sorted).not.toEqual(thousand)
  expect(new Set(thousand).size).toBeGreaterThan(990)
})
