import { expect, it } from 'vitest'
import { csvOf } from './insights-csv.ts'

it('the CSV quotes commas and quotes', () => {
  expect(
    csvOf([
      ['Day', 'Revenue'],
      ['Roses, "red"', 1250],
    ]),
  ).toBe('Day,Revenue\r\n"Roses, ""red""",1250\r\n')
})

it('the CSV contains no formulas', () => {
  expect(csvOf([['=1+1', -5]])).toBe("'=1+1,-5\r\n")
})
