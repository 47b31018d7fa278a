import fc from 'fast-check'
import { expect, it } from 'vitest'
import { suggestEmail } from './email-typo.ts'

it.each([
  ['mona@gmial.com', 'mona@gmail.com'],
  ['mona@gmai.com', 'mona@gmail.com'],
  ['mona@gmail.con', 'mona@gmail.com'],
  ['mona@gmail.co', 'mona@gmail.com'],
  ['mona@Gmaill.com ', 'mona@gmail.com'],
  ['mona.adel@hotmal.com', 'mona.adel@hotmail.com'],
  ['mona@yaho.com', 'mona@yahoo.com'],
  ['mona@outlok.com', 'mona@outlook.com'],
])('suggests a domain for %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

it.each([
  ...['mona@gmail.com', 'mona@ymail.com', 'mona@mail.com', 'mona@email.com'],
  ...['mona@nawwar.com', 'mona@yahoo.co.uk', 'mona@hotmail.fr', 'gmial.com', '@gmial.com', ''],
])('leaves %s as it is', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})

it('suggests nothing for its own suggestion', () => {
  const domain = fc.stringMatching(/^[gmailhotyu]{3,8}\.(com|con|co|net)$/)
  fc.assert(
    fc.property(domain, (typed) => {
      const meant = suggestEmail(`mona@${typed}`)
      expect(meant === null || suggestEmail(meant) === null).toBe(true)
    }),
  )
})
