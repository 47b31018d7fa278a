import { describe, expect, it } from 'vitest'
import { pauseInOutage } from './inquiry-schedule.server.ts'

describe('pauseInOutage', () => {
  const minute = 60_000
  it.each([
    [0, 1],
    [2, 1],
    [10, 5],
    [119, 59.5],
    [120, 60],
    [24 * 60, 60],
  ])('for an outage of %d minutes returns %d', (ago, pause) => {
    const since = Date.UTC(2026, 10, 20)
    expect(pauseInOutage(since, since + ago * minute)).toBe(pause * minute)
  })

  it('returns whole milliseconds', () => {
    expect(Number.isInteger(pauseInOutage(0, 200_001))).toBe(true)
  })
})
