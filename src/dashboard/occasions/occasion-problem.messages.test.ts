import { expect, it } from 'vitest'
import type { OccasionProblem } from '#commerce/occasions/editing/occasion-problem.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { occasionProblemText } from './occasion-problem.messages.ts'

const sentences: [OccasionProblem, string, string][] = [
  [{ code: 'name-missing' }, 'Enter a name.', 'اكتب الاسم.'],
  [{ code: 'too-long', longest: 60 }, 'Enter at most 60 characters.', 'اكتب 60 حرفًا على الأكثر.'],
  [
    { code: 'too-many-dates', most: 30 },
    'An occasion can have up to 30 dates.',
    'يمكن إضافة 30 تاريخًا للمناسبة على الأكثر.',
  ],
]

it.each(sentences)('tells staff in their language about %j', (problem, english, arabic) => {
  expect(occasionProblemText(problem)).toBe(english)
  expect(inLocale('ar', () => occasionProblemText(problem))).toBe(arabic)
})
