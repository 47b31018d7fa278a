import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { pauseLabel } from './pause-label.ts'

// Friday, 20 November 2026, noon in Cairo.
const now = Date.UTC(2026, 10, 20, 10)
const clock = [{ until: null, ahead: 2 * 60 * 60_000 }]
const hours = (count: number) => now + count * 60 * 60_000

it.each([
  [null, 'Our florists are busy. No new orders right now.'],
  [hours(6.5), 'Our florists are busy. New orders from 6:30 pm.'],
  [hours(21), 'Our florists are busy. New orders from Saturday, 9 am.'],
])('a pause until %d reads %s', (until, label) => {
  expect(pauseLabel({ until }, now, clock).replaceAll(/[\u2066-\u2069]/g, '')).toBe(label)
})

it('a pause is told in Arabic', () => {
  const label = inLocale('ar', () => pauseLabel({ until: hours(6) }, now, clock))
  expect(label.replaceAll(/[\u2066-\u2069]/g, '')).toBe('منسقونا مشغولون. نستقبل الطلبات من 6 م.')
})
