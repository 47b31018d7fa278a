import { expect, it } from 'vitest'
import type { ImportProblem } from '#commerce/catalogue/editing/import-problem.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { catalogueProblemText } from './catalogue-problem.messages.ts'

const sentences: [ImportProblem, string][] = [
  [{ code: 'name-missing' }, 'Enter a name.'],
  [{ code: 'too-long', longest: 120 }, 'Enter at most 120 characters.'],
  [{ code: 'price-invalid' }, 'Enter a whole number of pounds from 1 to 1,000,000.'],
  [{ code: 'number-invalid', least: 0, most: 13 }, 'Enter a whole number from 0 to 13.'],
  [{ code: 'time-invalid' }, 'Enter the time as 2026-11-20 14:30:00.'],
  [{ code: 'too-many-pictures', most: 12 }, 'A product can have up to 12 pictures.'],
  [
    { code: 'key-unknown', unknown: 'blue', known: 'red, white' },
    '“blue” is unknown. Use: red, white.',
  ],
  [{ code: 'category-unknown', category: 'Cacti' }, 'No category is named “Cacti”.'],
  [
    { code: 'add-on-rule-unknown', unknown: 'Weddings' },
    'No category or occasion is named “Weddings”.',
  ],
  [{ code: 'seen-invalid' }, 'Leave “stock seen” and “last changed” as exported.'],
]

it.each(sentences)('says of %j: %s', (problem, sentence) => {
  expect(catalogueProblemText(problem)).toBe(sentence)
})

it('counts pictures and sizes in Arabic', () => {
  const most = (code: 'too-many-pictures' | 'too-many-sizes', count: number) =>
    inLocale('ar', () => catalogueProblemText({ code, most: count }))
  expect(most('too-many-pictures', 12)).toBe('يمكن إضافة 12 صورة للمنتج على الأكثر.')
  expect(most('too-many-sizes', 10)).toBe('يمكن إضافة 10 أحجام للمنتج على الأكثر.')
})
