import { expect, it } from 'vitest'
import { newOrderNumber } from './build-order.ts'

const thousand = Array.from({ length: 1000 }, newOrderNumber)

it('has two groups of four digits', () => {
  for (const number of thousand) expect(number).toMatch(/^\d{4}-\d{4}$/)
})

it('does not reveal the number of orders', () => {
  const sorted = thousand.toSorted()
  expect(sorted).not.toEqual(thousand)
  expect(new Set(thousand).size).toBeGreaterThan(990)
})
