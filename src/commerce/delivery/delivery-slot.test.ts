import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { formatWindow } from './delivery-slot.ts'

it.each([
  [540, 720, '9 am – 12 pm'],
  [0, 60, '12 am – 1 am'],
  [750, 1080, '12:30 pm – 6 pm'],
  [1260, 1440, '9 pm – 12 am'],
  [605, 725, '10:05 am – 12:05 pm'],
])('formats the slot from minute %i to %i as %s', (startMinute, endMinute, expected) => {
  expect(formatWindow({ startMinute, endMinute })).toBe(expected)
})

it('formats a slot in Arabic', () => {
  const slot = { startMinute: 630, endMinute: 1080 }
  expect(inLocale('ar', () => formatWindow(slot))).toBe('10:30 ص – 6 م')
})
