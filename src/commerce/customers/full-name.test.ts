import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { fullName } from './full-name.ts'

it.each([
  ['Mona', 'Adel', 'Mona Adel', 'Mona Adel'],
  ['منى', '', 'منى', 'منى'],
  ['Guest', '', 'Guest', 'زائر'],
  ['Guest', 'Adel', 'Guest Adel', 'Guest Adel'],
])('the name %j with the surname %j reads %j, in Arabic %j', (name, surname, english, arabic) => {
  expect(fullName({ name, surname })).toBe(english)
  expect(inLocale('ar', () => fullName({ name, surname }))).toBe(arabic)
})
