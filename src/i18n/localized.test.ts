import { describe, expect, it } from 'vitest'
import { inLocale } from './locale.server.ts'
import { arabicOf, localized, localizeNamed, otherLanguage } from './localized.ts'

const roses = { en: 'Red roses', ar: 'ورد أحمر' }

describe('a text in two languages', () => {
  it('is shown in the language of the page', () => {
    expect(localized(roses)).toEqual({ text: 'Red roses', lang: 'en', dir: 'ltr' })
    expect(inLocale('ar', () => localized(roses))).toEqual({
      text: 'ورد أحمر',
      lang: 'ar',
      dir: 'rtl',
    })
  })

  it.each(['', undefined])('is shown in English, left to right, without Arabic', (ar) => {
    const shown = inLocale('ar', () => localized({ en: 'Red roses', ar }))
    expect(shown).toEqual({ text: 'Red roses', lang: 'en', dir: 'ltr' })
  })

  it('marks a text in the other language only', () => {
    expect(otherLanguage('Red roses')).toEqual({})
    expect(otherLanguage('ورد أحمر')).toEqual({ lang: 'ar', dir: 'rtl' })
    inLocale('ar', () => {
      expect(otherLanguage('24 Red roses')).toEqual({ lang: 'en', dir: 'ltr' })
      expect(otherLanguage('24 وردة Red Naomi')).toEqual({})
      expect(otherLanguage('10 × 15')).toEqual({})
    })
  })

  it('names a row and keeps its other fields', () => {
    const zone = { id: '1', name: 'Maadi', nameAr: 'المعادي' }
    expect(localizeNamed(zone)).toEqual(zone)
    expect(inLocale('ar', () => localizeNamed(zone))).toEqual({ ...zone, name: 'المعادي' })
  })

  it('is absent without letters', () => {
    expect(arabicOf('nameAr', ' ورد ')).toEqual({ nameAr: 'ورد' })
    expect(arabicOf('nameAr', '  ')).toEqual({})
    expect(arabicOf('nameAr', undefined)).toEqual({})
  })
})
