import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { formatClock, formatDatedMoment, formatMoment } from './moment-label.ts'

// Friday, 20 November 2026: 12:30 in London, 14:30 in Cairo.
const afternoon = Date.UTC(2026, 10, 20, 12, 30)

it('instants are formatted in Cairo time', () => {
  expect(formatClock(afternoon)).toBe('2:30 pm')
  expect(formatMoment(afternoon)).toBe('20 Nov, 2:30 pm')
})

it('an instant after midnight in Cairo is on the next day', () => {
  expect(formatMoment(Date.UTC(2026, 10, 20, 22, 5))).toBe('21 Nov, 12:05 am')
})

it('instants with their year name it after the month', () => {
  expect(formatDatedMoment(afternoon)).toBe('20 Nov 2026, 2:30 pm')
})

it('instants in Arabic have the same order', () => {
  inLocale('ar', () => {
    expect(formatClock(afternoon)).toBe('2:30 م')
    expect(formatMoment(afternoon)).toBe('20 نوفمبر، 2:30 م')
    expect(formatDatedMoment(afternoon)).toBe('20 نوفمبر 2026، 2:30 م')
  })
})
