import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { lengthProblemText } from './length-problem.messages.ts'

const textOf = (longest: number) => lengthProblemText({ code: 'too-long', longest })

it('names the longest length', () => {
  expect(textOf(1000)).toBe('Enter at most 1000 characters.')
})

it.each([
  [1, 'اكتب حرفًا واحدًا على الأكثر.'],
  [2, 'اكتب حرفين على الأكثر.'],
  [10, 'اكتب 10 أحرف على الأكثر.'],
  [11, 'اكتب 11 حرفًا على الأكثر.'],
  [200, 'اكتب 200 حرف على الأكثر.'],
  [1000, 'اكتب 1,000 حرف على الأكثر.'],
])('counts %i letters in Arabic', (longest, text) => {
  expect(inLocale('ar', () => textOf(longest))).toBe(text)
})
