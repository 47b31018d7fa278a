import { expect, it } from 'vitest'
import { beginsWord } from './begins-word.ts'

it.each([
  ['Audit log', ' LOG ', true],
  ['Audit log', 'og', false],
  ['Audit log', '', true],
  ['الأقسام', 'اقسام', true],
  ['الأقسام', 'الاقسام', true],
  ['الشكاوى', 'شكاوي', true],
  ['خطوط السير', 'سَيـر', true],
  ['خطوط السير', 'طوط', false],
])('%j has a word that begins with %j: %s', (name, query, begins) => {
  expect(beginsWord(name, query)).toBe(begins)
})
