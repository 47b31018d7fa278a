import { expect, it } from 'vitest'
import { leastPercent, mostPercent } from '#commerce/catalogue/editing/product-changes.ts'
import { readPriceChange } from './read-price-change.ts'

it.each([
  ['percent', '10', { kind: 'percent', percent: 10 }],
  ['percent', ' +10 ', { kind: 'percent', percent: 10 }],
  ['percent', String(leastPercent), { kind: 'percent', percent: leastPercent }],
  ['percent', String(mostPercent), { kind: 'percent', percent: mostPercent }],
  ['pounds', '-1500', { kind: 'pounds', pounds: -1500 }],
] as const)('reads %s %j', (unit, text, change) => {
  expect(readPriceChange(unit, text)).toEqual({ ok: true, change })
})

it.each([
  ['percent', ''],
  ['percent', '0'],
  ['percent', '1.5'],
  ['percent', String(leastPercent - 1)],
  ['percent', String(mostPercent + 1)],
  ['pounds', 'ten'],
] as const)('refuses %s %j', (unit, text) => {
  expect(readPriceChange(unit, text).ok).toBe(false)
})
