import { describe, expect, it } from 'vitest'
import { inLocale } from './locale.server.ts'
import { arabicOf, localizedText, localizeNamed, otherLanguage } from './localized.ts'

const roses = { en: 'Red roses', ar: 'ورد أحمر' }

describe('a text in two languages', () => {
  it('is shown in the language of the page', () => {
    expect(localizedText(roses)).toBe('Red roses')
    expect(inLocale('ar', () => localizedText(roses))).toBe('ورد أحمر')
  })

  it.each(['', undefined])('is shown in English without Arabic', (ar) => {
    expect(inLocale('ar', () => localizedText({ en: 'Red roses', ar }))).toBe('Red roses')
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
