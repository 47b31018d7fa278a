import { expect, it } from 'vitest'
import { periodLengths, usualLength } from '#commerce/insights/period.ts'
import { readInsightsSearch, wishOf } from './insights-search.ts'

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
])('the address %o asks for %o', (search, wish) => {
  expect(wishOf(readInsightsSearch(search))).toEqual(wish)
})

it('the address knows every length that is offered', () => {
  for (const days of periodLengths) expect(readInsightsSearch({ days }).days).toBe(days)
})
