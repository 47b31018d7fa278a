import { expect, it } from 'vitest'
import { dayIn, searchTermIn } from './read-search.ts'

it.each([
  ['  mona adel ', 'mona adel'],
  [48210937, '48210937'],
  ['   ', undefined],
  [['a', 'b'], undefined],
  [undefined, undefined],
  ['x'.repeat(101), 'x'.repeat(100)],
])('reads the search term %j', (value, term) => {
  expect(searchTermIn(value)).toBe(term)
})

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-30', undefined],
  ['2026-2-3', undefined],
  ['tomorrow', undefined],
  [20261120, undefined],
])('reads the date %j', (value, day) => {
  expect(dayIn(value)).toBe(day)
})
