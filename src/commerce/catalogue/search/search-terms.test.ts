import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayBeMisspelt, queryTerms, typoMatch } from './search-terms.ts'

describe('queryTerms', () => {
  it.each([
    ['Ten Red Tulips', ['ten', 'red', 'tulip']],
    ['Peonies and a peony', ['peony']],
    ['peonie', ['peony']],
    ['irises, an iris', ['iris']],
    ['boxes box', ['box']],
    ['glasses glass', ['glass']],
    ['leaves leaf', ['leaf']],
    ['brownies brownie', ['browny']],
    ['a pie, pies', ['pie']],
    ['Crème brûlée, for the café', ['creme', 'brulee', 'cafe']],
    ["a rose's thorn", ['rose', 'thorn']],
    ['عيد الأم ٢٠٢٦', ['عيد', 'ام', '2026']],
    ['الورد والياسمين للأم', ['ورد', 'ياسمين', 'ام']],
    [' - ', []],
  ])('gives the terms of %j', (query, terms) => {
    expect(queryTerms(query)).toEqual(terms)
  })

  it('ignores terms after the sixth', () => {
    expect(queryTerms('one two three four five six seven eight')).toHaveLength(6)
  })

  it('cuts a term at 24 letters', () => {
    expect(queryTerms('m'.repeat(25))).toEqual(['m'.repeat(24)])
  })
})

it.each([
  ['tlp', false],
  ['tulp', true],
  ['4711', false],
  ['vase12', false],
])('mayBeMisspelt says of %s %s', (term, may) => {
  expect(mayBeMisspelt(term)).toBe(may)
})

/** Optimal string alignment as its definition says, with every distance of two beginnings computed once. */
function distance(one: string, other: string, known = new Map<string, number>()): number {
  if (one === '' || other === '') return one.length + other.length
  const before = known.get(`${one} ${other}`)
  if (before !== undefined) return before
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)]
  let least = Math.min(
    distance(a, other, known) + 1,
    distance(one, b, known) + 1,
    distance(a, b, known) + (one.at(-1) === other.at(-1) ? 0 : 1),
  )
  const isSwap = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  if (isSwap) least = Math.min(least, distance(a.slice(0, -1), b.slice(0, -1), known) + 1)
  known.set(`${one} ${other}`, least)
  return least
}

describe('typoMatch', () => {
  it.each([
    ['tulp', 'tulip'],
    ['tulipe', 'tulip'],
    ['tulpi', 'tulip'],
    ['tolip', 'tulip'],
    ['rosse', 'rose'],
    ['sunflowr', 'sunflower'],
    ['chrysantemumm', 'chrysanthemum'],
  ])('takes %s for the word %s', (typed, word) => {
    expect(typoMatch(typed, word)).toBe('word')
  })

  it.each([
    ['hidran', 'hydrangea'],
    ['chrysamtem', 'chrysanthemum'],
  ])('takes %s for the beginning of %s', (typed, word) => {
    expect(typoMatch(typed, word)).toBe('beginning')
  })

  it.each([
    ['three letters', 'tlp', 'tulip'],
    ['two typos in seven letters', 'anmenes', 'anemone'],
    ['three typos in nine letters', 'sanflawar', 'sunflower'],
    ['another word', 'rose', 'tulip'],
  ])('rejects %s', (_what, typed, word) => {
    expect(typoMatch(typed, word)).toBeNull()
  })

  it('agrees with a plain edit distance for all short words', () => {
    const characters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 })
    fc.assert(
      fc.property(characters, characters, (term, word) => {
        const allowed = term.length < 4 ? 0 : term.length < 8 ? 1 : 2
        const beginnings = Array.from({ length: word.length + 1 }, (_, n) => word.slice(0, n))
        const expected =
          distance(term, word) <= allowed
            ? 'word'
            : beginnings.some((beginning) => distance(term, beginning) <= allowed)
              ? 'beginning'
              : null
        expect(typoMatch(term, word)).toBe(expected)
      }),
      { numRuns: 500 },
    )
  })

  const word = fc.stringMatching(/^[a-z]{5,12}$/)
  const typo = fc.record({
    at: fc.nat({ max: 11 }),
    character: fc.stringMatching(/^[a-z]$/),
    kind: fc.constantFrom('missing', 'wrong', 'extra', 'swapped'),
  })

  it('accepts any one typo anywhere in a word', () => {
    fc.assert(
      fc.property(word, typo, (right, { at, character, kind }) => {
        const n = at % right.length
        const [before, after] = [right.slice(0, n), right.slice(n + 1)]
        const swapped = `${after.charAt(0)}${right.charAt(n)}${after.slice(1)}`
        const wrong = {
          missing: before + after,
          wrong: before + character + after,
          extra: before + character + right.slice(n),
          swapped: before + swapped,
        }[kind]
        expect(typoMatch(wrong, right)).toBe('word')
      }),
    )
  })
})
