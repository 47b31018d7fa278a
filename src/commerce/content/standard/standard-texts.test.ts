import { describe, expect, it } from 'vitest'
import { contentPages } from '../content-page.ts'
import { checkContentTexts } from '../editing/check-content-texts.ts'
import { parseMarkup } from '../markup.ts'
import { standardTexts } from './standard-texts.server.ts'

describe('standardTexts', () => {
  it.each(contentPages)('has a valid text of %s, which staff can edit and save', (page) => {
    expect(checkContentTexts(standardTexts(page))).toEqual({})
  })

  it.each(contentPages)(
    'has %s with the same headings and paragraphs in both languages',
    (page) => {
      const { body, bodyAr } = standardTexts(page)
      const [english, arabic] = [body, bodyAr].map((one) =>
        parseMarkup(one).blocks.map(({ kind }) => kind),
      )
      expect(english?.filter((kind) => kind === 'heading').length).toBeGreaterThan(1)
      expect(arabic).toEqual(english)
    },
  )

  it.each(contentPages)('has no markup in %s but headings', (page) => {
    const { body, bodyAr } = standardTexts(page)
    for (const text of [body, bodyAr]) {
      const blocks = parseMarkup(text).blocks.map((block) =>
        block.kind === 'list' ? [] : [block.kind, ...block.content.map(({ kind }) => kind)],
      )
      expect(blocks.every(([kind, ...inlines]) => kind && inlines.join() === 'text')).toBe(true)
    }
  })

  it.each(contentPages)('has %s in Arabic without a word of English', (page) => {
    const { titleAr, leadAr, bodyAr } = standardTexts(page)
    const own = [titleAr, leadAr, bodyAr].join(' ').replaceAll(/\{\w+\}/g, '')
    expect((own.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => word !== 'IP')).toEqual([])
  })

  it('names network and browser of a sign-in on the privacy page, with their retention', () => {
    const { body, bodyAr } = standardTexts('privacy')
    expect(body).toMatch(/IP address and browser of each sign-in.*30 days/)
    expect(bodyAr).toMatch(/عنوان IP والمتصفح في كل عملية تسجيل دخول.*30 يومًا/)
  })
})
