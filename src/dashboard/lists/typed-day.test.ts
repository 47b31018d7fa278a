import { expect, it } from 'vitest'
import { isYearBegun } from './typed-day.ts'

it('a day that is typed counts with the last digit of its year', () => {
  const typed = ['0002-11-21', '0020-11-21', '0202-11-21', '2026-11-21']
  expect(typed.map(isYearBegun)).toEqual([true, true, true, false])
})
