import { describe, expect, it } from 'vitest'
import { commonPasswordSums, commonPasswords } from './common-passwords.server.ts'
import { isEasilyGuessed } from './password-strength.server.ts'

describe('isEasilyGuessed', () => {
  it('finds common passwords in any letter case', () => {
    // The 3,000 most common ones that are long enough, and some more.
    expect(commonPasswords.size + commonPasswordSums.size).toBe(3300)
    for (const password of [
      'password',
      'Password',
      '12345678',
      'QWERTYUIOP',
      'sunshine',
      'Butterfly',
    ]) {
      expect(isEasilyGuessed(password)).toBe(true)
    }
  })

  it('finds one or two repeated characters', () => {
    expect(isEasilyGuessed('zzzzzzzzzzzz')).toBe(true)
    expect(isEasilyGuessed('zxzxzxzxzxzx')).toBe(true)
  })

  it('finds words of the shop, alone, combined or with a number', () => {
    for (const password of [
      'nawwar2026',
      'Nawwar-Flowers',
      'flowerboutique',
      'Boutique!',
      'roses&tulips',
      'Zamalek123',
    ]) {
      expect(isEasilyGuessed(password), password).toBe(true)
    }
  })

  it("finds the user's own address or its local part", () => {
    expect(isEasilyGuessed('mona.adel', 'Mona.Adel@example.com')).toBe(true)
    expect(isEasilyGuessed('mona.adel@example.com', 'mona.adel@example.com')).toBe(true)
    expect(isEasilyGuessed('mona.adel')).toBe(false)
  })

  it('accepts a few words in a row, spaces, and other scripts', () => {
    for (const password of [
      'tulips in march',
      'garden-roses-1',
      'roses for my admin friend',
      'زهور بيضاء جميلة',
      '   a b c   ',
    ]) {
      expect(isEasilyGuessed(password)).toBe(false)
    }
  })
})
