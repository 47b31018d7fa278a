import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseEgyptianMobile, normalisePhone } from './phone.ts'

const anyMobile = fc
  .tuple(fc.constantFrom('10', '11', '12', '15'), fc.integer({ min: 0, max: 99_999_999 }))
  .map(([network, rest]) => `${network}${String(rest).padStart(8, '0')}`)

describe('normaliseEgyptianMobile', () => {
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
  ])('normalises %s to the same number', (text) => {
    expect(normaliseEgyptianMobile(text)).toBe('+201001234567')
  })

  it('accepts every network and prefix', () => {
    fc.assert(
      fc.property(anyMobile, fc.constantFrom('0', '+20', '0020', '20', ''), (number, prefix) => {
        expect(normaliseEgyptianMobile(prefix + number)).toBe(`+20${number}`)
      }),
    )
  })

  it.each([
    ['is empty', ''],
    ['is a word', 'mother'],
    ['lacks a digit', '0100123456'],
    ['has a digit too many', '010012345678'],
    ['is a landline', '0223456789'],
    ['belongs to no network', '01301234567'],
    ['is of another country', '+447911123456'],
    ['has text after it', '01001234567;drop'],
  ])('rejects a number that %s', (_why, text) => {
    expect(normaliseEgyptianMobile(text)).toBeNull()
  })

  it('leaves a normalised number unchanged', () => {
    fc.assert(
      fc.property(anyMobile, (number) => {
        expect(normaliseEgyptianMobile(`+20${number}`)).toBe(`+20${number}`)
      }),
    )
  })
})

describe('normalisePhone', () => {
  it('accepts an Egyptian number without its country code', () => {
    expect(normalisePhone('0111 234 5678')).toBe('+201112345678')
  })

  it.each([
    ['+44 7911 123456', '+447911123456'],
    ['0044 7911 123456', '+447911123456'],
    ['+1 (415) 555-2671', '+14155552671'],
  ])('normalises %s to %s', (text, normal) => {
    expect(normalisePhone(text)).toBe(normal)
  })

  it.each(['7911 123456', '+0123456789', '+1234567', '+1234567890123456', '', '+', 'abc'])(
    'rejects %s',
    (text) => {
      expect(normalisePhone(text)).toBeNull()
    },
  )

  it('returns only a plus and digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const normal = normalisePhone(text)
        if (normal !== null) expect(normal).toMatch(/^\+[1-9]\d{7,14}$/)
      }),
    )
  })
})
