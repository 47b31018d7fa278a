import { expect, it } from 'vitest'
import { formatVital, rateVital } from './visit-sections.tsx'

it.each([
  ['LCP', 2500, 'good', '2.5 s'],
  ['LCP', 2501, 'middling', '2.5 s'],
  ['LCP', 4001, 'poor', '4.0 s'],
  ['CLS', 100, 'good', '0.10'],
  ['CLS', 251, 'poor', '0.25'],
  ['INP', 201, 'middling', '201 ms'],
] as const)('%s of %i is %s and reads %s', (name, value, rating, words) => {
  expect([rateVital(name, value), formatVital(name, value)]).toEqual([rating, words])
})
