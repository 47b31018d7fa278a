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
    ['Persian digits', '۲۰ وردة', '20 ورده'],
    ['a superscript alef', 'هٰذا', 'هذا'],
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

  const characters = [...'ابتثحدرسعفقكلمنهوي']
  const signs = [...'ًٌٍَُِّْٰـ']
  const spellings = [[...'اأإآٱ'], [...'هة'], [...'يىی'], [...'كک']]
  const character = fc.oneof(
    fc.constantFrom(...characters).map((one) => [one, one] as const),
    fc.constantFrom(...spellings).chain((forms) => {
      const form = fc.constantFrom(...forms)
      return fc.tuple(form, form)
    }),
  )
  const sign = fc.constantFrom('', ...signs)

  it('gives the same for every spelling of an Arabic word', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(character, sign, sign), { minLength: 1 }), (word) => {
        const [one, other] = [
          word.map(([[form], mark]) => form + mark).join(''),
          word.map(([[, form], , mark]) => form + mark).join(''),
        ]
        expect(foldText(one)).toBe(foldText(other))
      }),
    )
  })
})
