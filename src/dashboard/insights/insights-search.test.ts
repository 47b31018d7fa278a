import { expect, it } from 'vitest'
import { periodLengths, usualLength } from '#commerce/insights/period-length.ts'
import { periodOf, readInsightsSearch } from './insights-search.ts'

it.each<[Record<string, unknown>, unknown]>([
  [{}, { days: usualLength }],
  [{ days: 7 }, { days: 7 }],
  [{ days: '90' }, { days: 90 }],
  [{ days: 12 }, { days: usualLength }],
  [{ from: '2026-11-01' }, { days: usualLength }],
  [
    { from: '2026-11-01', until: '2026-11-02', days: 7 },
    { from: '2026-11-01', until: '2026-11-02' },
  ],
])('the search parameters %o request %o', (search, input) => {
  expect(periodOf(readInsightsSearch(search))).toEqual(input)
})

it('the search parameters accept every preset length', () => {
  for (const days of periodLengths) expect(readInsightsSearch({ days }).days).toBe(days)
})
