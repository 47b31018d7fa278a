import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseEgyptianMobile, normalisePhone } from './phone.ts'

const anyMobile = fc
  .tuple(fc.constantFrom('10', '11', '12', '15'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([network, rest]) => `${network}${String(rest).padStart(8, '0')}`)

describe('an Egyptian mobile number', () => {
  it.each([
    '01001234567',
    '0100 123 4567',
    '0100-123-4567',
    '(0100) 123 4567',
    '+201001234567',
    '+20 100 123 4567',
    '00201001234567',
    '201001234567',
    '1001234567',
    '٠١٠٠١٢٣٤٥٦٧',
    '\u200e0100 123 4567\u200f',
  ])('written %s is one and the same number', (text) => {
    expect(normaliseEgyptianMobile(text)).toBe('+201001234567')
  })

  it('of each network is taken, however it begins', () => {
    fc.assert(
      fc.property(anyMobile, fc.constantFrom('0', '+20', '0020', '20', ''), (number, prefix) => {
        expect(normaliseEgyptianMobile(prefix + number)).toBe(`+20${number}`)
      }),
    )
  })

  it.each([
    ['is empty', ''],
    ['is a word', 'mother'],
    ['has a digit too few', '0100123456'],
    ['has a digit too many', '010012345678'],
    ['is a land line', '0223456789'],
    ['is of no network', '01301234567'],
    ['is of another country', '+447911123456'],
    ['hides something behind it', '01001234567;drop'],
  ])('is none when it %s', (_why, text) => {
    expect(normaliseEgyptianMobile(text)).toBeNull()
  })

  it('stays as it is once it is normal', () => {
    fc.assert(
      fc.property(anyMobile, (number) => {
        expect(normaliseEgyptianMobile(`+20${number}`)).toBe(`+20${number}`)
      }),
    )
  })
})

describe('a number from anywhere', () => {
  it('may be Egyptian, without its country', () => {
    expect(normalisePhone('0111 234 5678')).toBe('+201112345678')
  })

  it.each([
    ['+44 7911 123456', '+447911123456'],
    ['0044 7911 123456', '+447911123456'],
    ['+1 (415) 555-2671', '+14155552671'],
  ])('written %s is %s', (text, normal) => {
    expect(normalisePhone(text)).toBe(normal)
  })

  it.each(['7911 123456', '+0123456789', '+1234567', '+1234567890123456', '', '+', 'abc'])(
    'is not %s',
    (text) => {
      expect(normalisePhone(text)).toBeNull()
    },
  )

  it('holds nothing but a plus and digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const normal = normalisePhone(text)
        if (normal !== null) expect(normal).toMatch(/^\+[1-9]\d{7,14}$/)
      }),
    )
  })
})
