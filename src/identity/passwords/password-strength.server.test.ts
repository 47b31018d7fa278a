import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { isEasilyGuessed } from './password-strength.server.ts'

describe('isEasilyGuessed', () => {
  it('finds common passwords in any letter case', () => {
    const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= 8)
    // An update of the library must not shorten the list.
    expect(longEnough.length).toBeGreaterThanOrEqual(17_950)
    expect(longEnough.every((password) => isEasilyGuessed(password))).toBe(true)
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
