import { describe, expect, it } from 'vitest'
import { passesLuhn, readCard } from './card.ts'

const now = Date.UTC(2026, 10, 21)
const form = { number: '5123 4567 8901 2346', holder: 'Test Account', expiry: '01/39', cvv: '123' }

describe('a card form', () => {
  it.each([
    ['5123456789012346', 'MasterCard'],
    ['5123450000000008', 'MasterCard'],
    ['4111111111111111', 'Visa'],
  ])('accepts the published test card %s', (number, brand) => {
    expect(readCard({ ...form, number }, now)).toEqual({ ok: true, card: { number, brand } })
  })

  it.each([
    ['a mistyped number', { number: '5123456789012345' }, 'number'],
    ['a real card', { number: '5555555555554444' }, 'number'],
    ['no name', { holder: ' ' }, 'holder'],
    ['an invalid month', { expiry: '13/39' }, 'expiry'],
    ['a card that expired last month', { expiry: '10/26' }, 'expiry'],
    ['two digits of CVV', { cvv: '12' }, 'cvv'],
  ])('rejects %s', (_name, change, field) => {
    const result = readCard({ ...form, ...change }, now)
    expect(result).toEqual({ ok: false, errors: { [field]: expect.any(String) } })
  })

  it('accepts a card in its last month', () => {
    expect(readCard({ ...form, expiry: '11/26' }, now).ok).toBe(true)
  })

  it('rejects letters and empty text as a number', () => {
    expect([passesLuhn(''), passesLuhn('abcd'), passesLuhn('0')]).toEqual([false, false, false])
  })
})
