import type { PeriodProblem } from '#commerce/insights/period.ts'
import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'

export const periodProblemText: ProblemText<PeriodProblem> = defineMessages({
  en: {
    incomplete: 'Choose a first and a last day.',
    reversed: 'The last day is before the first.',
    future: 'The last day is in the future.',
    'too-long': 'At most {days, plural, one {# day} other {# days}}.',
  },
  ar: {
    incomplete: 'اختر أول يوم وآخر يوم.',
    reversed: 'آخر يوم يسبق أول يوم.',
    future: 'آخر يوم لم يأتِ بعد.',
    'too-long':
      'الحد الأقصى {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}.',
  },
}).of
