import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differInOneLetter, isNear, keysOf, nearKeysOf, termsOf, wordsOf } from './search-words.ts'

describe('the words of a text', () => {
  it.each([
    ['Ten Red Tulips', ['ten', 'red', 'tulip']],
    ['Peonies and a peony', ['peony']],
    ['Crème brûlée, for the café', ['creme', 'brulee', 'cafe']],
    ['  ', []],
    ['وَرد أحمر', ['ورد', 'احمر']],
    ["a rose's thorn", ['rose', 'thorn']],
    ['iris lotus glass', ['iri', 'lotus', 'glass']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('are at most six when they are looked for', () => {
    expect(termsOf('one two three four five six seven eight')).toHaveLength(6)
  })
})

describe('a wrong letter', () => {
  it.each(['tulp', 'tulipe', 'tulpi', 'tolip', 'tuliq'])('in %s still means tulips', (typed) => {
    expect(isNear(typed, 'tulip')).toBe(true)
    expect(nearKeysOf(typed).some((key) => keysOf('tulip').includes(key))).toBe(true)
  })

  it('is forgiven while one still types', () => {
    expect(isNear('hidran', 'hydrangea')).toBe(true)
  })

  it.each(['rose', 'tlp', 'tuuliip'])('does not make %s a tulip', (typed) => {
    expect(isNear(typed, 'tulip')).toBe(false)
  })

  const word = fc.stringMatching(/^[a-z]{5,12}$/)
  const slip = fc.record({
    at: fc.nat({ max: 11 }),
    letter: fc.stringMatching(/^[a-z]$/),
    kind: fc.constantFrom('left out', 'another', 'too many', 'changed places'),
  })

  it('anywhere in any word leads to it by a key they share', () => {
    fc.assert(
      fc.property(word, slip, (right, { at, letter, kind }) => {
        const n = at % right.length
        const wrong = {
          'left out': right.slice(0, n) + right.slice(n + 1),
          another: right.slice(0, n) + letter + right.slice(n + 1),
          'too many': right.slice(0, n) + letter + right.slice(n),
          'changed places':
            right.slice(0, n) +
            right
              .slice(n, n + 2)
              .split('')
              .reverse()
              .join('') +
            right.slice(n + 2),
        }[kind]
        const keys = keysOf(right)
        expect(differInOneLetter(wrong, right)).toBe(true)
        expect(nearKeysOf(wrong).some((key) => keys.includes(key))).toBe(true)
      }),
    )
  })
})
