import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText } from './fit-text.ts'

const space = { width: 335, height: 172, sizes: [20, 15, 13, 10] }

describe('words on a card', () => {
  it.each([
    ['nothing', '', 20],
    ['a few words', 'Happy birthday, with love', 20],
    ['three hundred letters', 'Happy birthday '.repeat(20).trim(), 13],
    ['ten short lines', Array.from({ length: 10 }, () => 'love').join('\n'), 10],
    ['one endless word', 'a'.repeat(300), 13],
  ])('are set as large as they fit: %s', (_what, text, size) => {
    expect(fitText(text, space)).toBe(size)
  })

  it('that fit at no size are told apart', () => {
    expect(fitText('love\n'.repeat(40), space)).toBeNull()
  })

  it('are never set larger for being longer', () => {
    const words = fc.string({ maxLength: 200 })
    fc.assert(
      fc.property(words, words, (text, more) => {
        const [short, long] = [fitText(text, space) ?? 0, fitText(`${text} ${more}`, space) ?? 0]
        expect(long).toBeLessThanOrEqual(short)
      }),
    )
  })
})
