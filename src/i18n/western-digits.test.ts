import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { westernDigits } from './western-digits.ts'

describe('westernDigits', () => {
  it.each([
    ['Arabic digits', '٠١٠٠١٢٣٤٥٦٧', '01001234567'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['both and western ones', '٣۳3', '333'],
    ['separators', '١٬٢٥٠٫٥', '1,250.5'],
    ['nothing else', 'ورد، 20 EGP', 'ورد، 20 EGP'],
  ])('converts %s', (_what, text, western) => {
    expect(westernDigits(text)).toBe(western)
  })

  it.each(['٠', '۰'])('gives the number that was written from %s', (zero) => {
    const first = zero.charCodeAt(0)
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        const arabic = String(number).replace(/\d/g, (digit) =>
          String.fromCharCode(first + Number(digit)),
        )
        expect(Number(westernDigits(arabic))).toBe(number)
      }),
    )
  })

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(westernDigits(westernDigits(text))).toBe(westernDigits(text))
      }),
    )
  })
})
