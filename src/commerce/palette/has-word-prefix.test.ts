import { expect, it } from 'vitest'
import { hasWordPrefix } from './has-word-prefix.ts'

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
  expect(hasWordPrefix(name, query)).toBe(begins)
})
