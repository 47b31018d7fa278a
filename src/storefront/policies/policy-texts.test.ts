import { describe, expect, it } from 'vitest'
import { shopDetails } from '#commerce/shop-details.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { findPolicyText } from './policy-texts.ts'

const pages = ['delivery', 'freshness', 'substitution', 'contact', 'terms', 'privacy']

describe('findPolicyText', () => {
  it.each(pages)('has the same headings and paragraphs of %s in both languages', async (name) => {
    const shapeIn = async (locale: 'en' | 'ar') => {
      const text = await inLocale(locale, () => findPolicyText(name))
      return Object.values(text?.parts ?? {}).map((paragraphs) => paragraphs.length)
    }
    const english = await shapeIn('en')
    expect(english.length).toBeGreaterThan(1)
    expect(await shapeIn('ar')).toEqual(english)
  })

  it.each(pages)('has %s in Arabic without a word of English', async (name) => {
    const text = await inLocale('ar', () => findPolicyText(name))
    const { title, lead, parts = {} } = text ?? {}
    const texts = [title, lead, ...Object.keys(parts), ...Object.values(parts).flat()]
    const { place, hours, email } = inLocale('ar', () => ({ ...shopDetails }))
    const own = [place, hours, email].reduce((all, one) => all.replaceAll(one, ''), texts.join(' '))
    const latin = own.match(/[A-Za-z]{2,}/g) ?? []
    expect(latin.filter((word) => word !== 'IP')).toEqual([])
  })

  it.each(['nothing', 'toString', ''])('knows no page %j', async (name) => {
    expect(await findPolicyText(name)).toBeUndefined()
  })
})
