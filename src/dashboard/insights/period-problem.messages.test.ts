import { expect, it } from 'vitest'
import type { PeriodProblem } from '#commerce/insights/period.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { periodProblemText } from './period-problem.messages.ts'

const sentences: [PeriodProblem, string, string][] = [
  [{ code: 'reversed' }, 'The last day is before the first.', 'آخر يوم يسبق أول يوم.'],
  [{ code: 'too-long', days: 366 }, 'At most 366 days.', 'الحد الأقصى 366 يومًا.'],
]

it.each(sentences)('tells staff in their language about %j', (problem, english, arabic) => {
  expect(periodProblemText(problem)).toBe(english)
  expect(inLocale('ar', () => periodProblemText(problem))).toBe(arabic)
})
