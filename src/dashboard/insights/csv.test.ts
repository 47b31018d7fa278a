import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('a sheet keeps commas and quotes inside of their cells', () => {
  expect(
    csvOf([
      ['Day', 'Revenue'],
      ['Roses, "red"', 1250],
    ]),
  ).toBe('Day,Revenue\r\n"Roses, ""red""",1250\r\n')
})

it('a sheet runs no formula', () => {
  expect(csvOf([['=1+1', -5]])).toBe("'=1+1,-5\r\n")
})
