import { expect, it } from 'vitest'
import { cutTo, shownDays } from './purchase-days.ts'

const list = { from: '2026-11-20', until: '2026-12-20' }

it('shows the days of the list, of which a request for a year has fewer', () => {
  expect(shownDays(list, { from: list.from, until: '2027-11-20' }, false)).toEqual(list)
})

it('counts the days of a list that is shorter than its request', () => {
  expect(cutTo(list, { from: list.from, until: '2027-11-20' })).toBe(31)
  expect(cutTo(list, list)).toBeNull()
  expect(cutTo(list, {})).toBeNull()
})

it('shows the requested days while their list loads', () => {
  const search = { from: '2027-01-01', until: '2027-01-02' }
  expect(shownDays(list, search, true)).toEqual(search)
  expect(shownDays(list, {}, true)).toEqual(list)
})
