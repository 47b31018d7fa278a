import { expect, it } from 'vitest'
import { isolated } from './isolated.ts'
import { inLocale } from './locale.server.ts'

it('isolates a name with right-to-left letters, and leaves others as they are', () => {
  expect(isolated('منى عادل')).toBe('\u2068منى عادل\u2069')
  expect(isolated('Bouquet باقة')).toBe('\u2068Bouquet باقة\u2069')
  expect(isolated('Łucja Şahin')).toBe('Łucja Şahin')
})

it('isolates Latin letters and digits in Arabic', () => {
  inLocale('ar', () => {
    expect(isolated('Mona Adel')).toBe('\u2068Mona Adel\u2069')
    expect(isolated('3 م')).toBe('\u20683 م\u2069')
    expect(isolated('منى عادل')).toBe('منى عادل')
  })
})

it('keeps the direction of the page for a text of isolated parts', () => {
  inLocale('ar', () => {
    const when = `${isolated('السبت 21 نوفمبر')}، ${isolated('3 م – 6 م')}`
    expect(isolated(when)).toBe(when)
  })
})
