import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '#database/fold-text.ts'
import { arabicTermOf } from './arabic-terms.ts'

const termOf = (word: string) => arabicTermOf(foldText(word))

describe('arabicTermOf', () => {
  it.each([
    ['ورد', ['ورود', 'وردة', 'وردات', 'وردتين', 'الورد', 'والوردة', 'بالورود', 'للورد']],
    ['زهر', ['زهرة', 'زهور', 'أزهار', 'الأزهار', 'للزهور']],
    ['باق', ['باقة', 'باقات', 'الباقات', 'باقتين']],
    ['هدي', ['هدية', 'هدايا', 'الهدايا', 'للهدية']],
    ['احمر', ['أحمر', 'حمراء', 'حمرا', 'الحمراء']],
    ['بوكي', ['بوكيه', 'بوكيهات', 'البوكيه']],
    ['صندوق', ['صندوق', 'صناديق', 'الصناديق']],
  ])('gives %s for all its forms', (term, forms) => {
    expect(forms.map(termOf)).toEqual(forms.map(() => term))
  })

  it.each(['الو', 'آل', 'لله', 'سلة', 'بستان', 'نبات', 'بالون', 'والدتي', 'ياسمين'])(
    'keeps %s, which only looks like an article or a plural',
    (word) => {
      expect(termOf(word)).toBe(foldText(word))
    },
  )

  const characters = fc.string({ unit: fc.constantFrom(...'ابتحدرسلمنهويةأإ'), minLength: 1 })
  const prefix = fc.constantFrom('ال', 'وال', 'بال', 'لل', '')
  const ending = fc.constantFrom('ة', 'ات', 'تين', '')

  it('never empties a word, and keeps two letters of what is longer', () => {
    fc.assert(
      fc.property(prefix, characters, ending, (before, stem, after) => {
        const word = foldText(before + stem + after)
        expect(termOf(word).length).toBeGreaterThanOrEqual(Math.min(word.length, 2))
      }),
      { numRuns: 1000 },
    )
  })

  it('gives the same with and without an article', () => {
    fc.assert(
      fc.property(characters, (stem) => {
        // A word that begins like one with an article loses it itself.
        fc.pre(stem.length > 1 && !/^(?:[وب]?ال|لل|وان)/.test(foldText(stem)))
        expect(termOf(`ال${stem}`)).toBe(termOf(stem))
      }),
    )
  })
})
