import { expect, it } from 'vitest'
import { isYearIncomplete } from './day-input.tsx'

it('treats a year as incomplete until its fourth digit', () => {
  const typed = ['0002-11-21', '0020-11-21', '0202-11-21', '2026-11-21']
  expect(typed.map(isYearIncomplete)).toEqual([true, true, true, false])
})
