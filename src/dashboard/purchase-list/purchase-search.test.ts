import { expect, it } from 'vitest'
import { shownDays } from './purchase-search.ts'

const list = { from: '2026-11-20', until: '2026-12-20' }

it('shows the days of the list, of which a request for a year has fewer', () => {
  expect(shownDays(list, { from: list.from, until: '2027-11-20' }, false)).toEqual(list)
})

it('shows the requested days while their list loads', () => {
  const search = { from: '2027-01-01', until: '2027-01-02' }
  expect(shownDays(list, search, true)).toEqual(search)
  expect(shownDays(list, {}, true)).toEqual(list)
})
