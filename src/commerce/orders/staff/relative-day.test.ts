import { expect, it } from 'vitest'
import { daysOfFilter } from './order-scan.server.ts'
import { isRelativeDay } from './relative-day.ts'

it('reads today and tomorrow relative to the day', () => {
  const friday = '2026-11-20'
  expect(daysOfFilter('today', friday)).toEqual({ from: friday, until: friday })
  expect(daysOfFilter('tomorrow', friday)).toEqual({ from: '2026-11-21', until: '2026-11-21' })
})

it.each(['2026-11-21', '2026-11-24', '2026-11-27'])('reads the week of %s', (today) => {
  expect(daysOfFilter('week', today)).toEqual({ from: '2026-11-21', until: '2026-11-27' })
})

it('keeps a date', () => {
  expect(daysOfFilter('2026-12-24', '2026-11-20')).toEqual({
    from: '2026-12-24',
    until: '2026-12-24',
  })
  expect(isRelativeDay('2026-12-24')).toBe(false)
})
