import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

describe('foldText', () => {
  it.each([
    ['harakat', 'وَرْدٌ', 'ورد'],
    ['a tatweel', 'ورـــد', 'ورد'],
    ['alef forms', 'أحمر إلى آخر ٱسم', 'احمر الي اخر اسم'],
    ['ya and hamza on it', 'مصرى هدايا ئ', 'مصري هدايا ي'],
    ['ta marbuta', 'باقة', 'باقه'],
    ['Persian letters of a keyboard', 'کیک', 'كيك'],
    ['Arabic digits', '٢٠ وردة', '20 ورده'],
    ['presentation forms', 'ﻭﺭﺩ', 'ورد'],
    ['invisible joiners', 'نیم\u200cفاصله', 'نيمفاصله'],
  ])('folds %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('gives the same text a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
