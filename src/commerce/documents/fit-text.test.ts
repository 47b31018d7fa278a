import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText } from './message-card.ts'

const space = { width: 335, height: 172, sizes: [20, 15, 13, 10] }

describe('fitText', () => {
  it.each([
    ['nothing', '', 20],
    ['a few words', 'Happy birthday, with love', 20],
    ['three hundred letters', 'Happy birthday '.repeat(20).trim(), 13],
    ['ten short lines', Array.from({ length: 10 }, () => 'love').join('\n'), 10],
    ['one endless word', 'a'.repeat(300), 13],
  ])('returns the largest size that fits: %s', (_case, text, size) => {
    expect(fitText(text, space)).toBe(size)
  })

  it('returns null when a text fits at no size', () => {
    expect(fitText('love\n'.repeat(40), space)).toBeNull()
  })

  it('never returns a larger size for a longer text', () => {
    const words = fc.string({ maxLength: 200 })
    fc.assert(
      fc.property(words, words, (text, more) => {
        const [short, long] = [fitText(text, space) ?? 0, fitText(`${text} ${more}`, space) ?? 0]
        expect(long).toBeLessThanOrEqual(short)
      }),
    )
  })
})
