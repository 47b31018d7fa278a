import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from './email.ts'

const characters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const made = (alphabet: string, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: min, maxLength: max })

describe('isEmail', () => {
  it.each([
    'mona@example.com',
    'mona.adel@example.com',
    'MONA_99%x+y-z@example.co.uk',
    'a@b.eg',
    '1@2.museum',
    'x@sub-domain.example.org',
  ])('accepts %s', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each([
    ['is empty', ''],
    ['has no @', 'mona.example.com'],
    ['has no local part', '@example.com'],
    ['has no domain', 'mona@.com'],
    ['has no top-level domain', 'mona@example'],
    ['has a top-level domain of one letter', 'mona@example.c'],
    ['has a top-level domain with a digit', 'mona@example.c0'],
    ['has two @', 'mona@adel@example.com'],
    ['contains a space', 'mona adel@example.com'],
    ['ends with a space', 'mona@example.com '],
    ['has a second line', 'mona@example.com\nbcc: all@example.com'],
    ['ends with a line break', 'mona@example.com\n'],
    ['has a character outside the pattern', "mo'na@example.com"],
    ['has letters outside the pattern', 'منى@example.com'],
  ])('rejects an address that %s', (_why, text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('accepts every address that the pattern generates', () => {
    const local = made(`${characters}0123456789._%+-`, 1, 30)
    const domain = made(`${characters}0123456789.-`, 1, 30)
    fc.assert(
      fc.property(local, domain, made(characters, 2, 10), (name, host, top) => {
        expect(isEmail(`${name}@${host}.${top}`)).toBe(true)
      }),
    )
  })

  it('rejects an address longer than a mail server accepts', () => {
    const longest = `${'a'.repeat(254 - '@example.com'.length)}@example.com`
    expect([isEmail(longest), isEmail(`a${longest}`)]).toEqual([true, false])
  })
})
