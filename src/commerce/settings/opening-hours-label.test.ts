import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { openingHoursLabel, schemaOpeningHours } from './opening-hours-label.ts'

const hours = (openDays: string, opensAt = '09:00', closesAt = '22:00') => ({
  openDays,
  opensAt,
  closesAt,
})

it.each([
  ['1234567', 'Every day, 9 am to 10 pm', 'كل يوم من 9 ص إلى 10 م'],
  ['123467', 'Every day except Friday, 9 am to 10 pm', 'كل يوم ما عدا الجمعة من 9 ص إلى 10 م'],
  [
    '12347',
    'Every day except Friday and Saturday, 9 am to 10 pm',
    'كل يوم ما عدا الجمعة والسبت من 9 ص إلى 10 م',
  ],
  [
    '123',
    'Monday, Tuesday and Wednesday, 9 am to 10 pm',
    'الاثنين، الثلاثاء والأربعاء من 9 ص إلى 10 م',
  ],
  ['7', 'Sunday, 9 am to 10 pm', 'الأحد من 9 ص إلى 10 م'],
])('says the open days %s in both languages', (days, english, arabic) => {
  expect(openingHoursLabel(hours(days))).toBe(english)
  expect(inLocale('ar', () => openingHoursLabel(hours(days)))).toBe(arabic)
})

it('shows minutes, and midnight as the end', () => {
  expect(openingHoursLabel(hours('1234567', '10:30', '00:00'))).toBe('Every day, 10:30 am to 12 am')
})

it('has the format of schema.org', () => {
  expect(schemaOpeningHours(hours('1234567'))).toBe('Mo-Su 09:00-22:00')
  expect(schemaOpeningHours(hours('67'))).toBe('Sa,Su 09:00-22:00')
})
