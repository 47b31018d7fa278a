import { describe, expect, it } from 'vitest'
import { commonPasswordSums, commonPasswords } from './common-passwords.server.ts'
import { isEasilyGuessed } from './password-strength.server.ts'

describe('a password that is easily guessed', () => {
  it('is one that many people choose, in whatever case', () => {
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

  it('is one sign again and again, or two', () => {
    expect(isEasilyGuessed('zzzzzzzzzzzz')).toBe(true)
    expect(isEasilyGuessed('zxzxzxzxzxzx')).toBe(true)
  })

  it('is a word of the shop, alone, with others, or with a number', () => {
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

  it('is the own address, or its name', () => {
    expect(isEasilyGuessed('mona.adel', 'Mona.Adel@example.com')).toBe(true)
    expect(isEasilyGuessed('mona.adel@example.com', 'mona.adel@example.com')).toBe(true)
    expect(isEasilyGuessed('mona.adel')).toBe(false)
  })

  it('is none of a few words in a row, of spaces, or of other scripts', () => {
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
