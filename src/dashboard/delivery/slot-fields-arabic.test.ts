import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { cutoffLabel, slotLabels, weekdayLabels } from './slot-fields.ts'

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')

it.each([
  [540, '9 ص في اليوم نفسه'],
  [-240, '8 م في اليوم السابق'],
  [-1441, '11:59 م قبل يومين من التوصيل'],
  [-4321, '11:59 م قبل 4 أيام من التوصيل'],
])('the cut-off at %i reads %s in Arabic', (minute, expected) => {
  expect(plain(inLocale('ar', () => cutoffLabel(minute)))).toBe(expected)
})

it('looks labels up in the language of the request, not of the process', () => {
  expect(slotLabels().startMinute).toBe('From')
  expect(inLocale('ar', () => [slotLabels().startMinute, weekdayLabels('57')])).toEqual([
    'من',
    'الجمعة، الأحد',
  ])
})
