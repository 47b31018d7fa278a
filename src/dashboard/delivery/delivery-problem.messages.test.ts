import { expect, it } from 'vitest'
import type { DeliveryProblem } from '#commerce/delivery/settings/delivery-problem.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { deliveryProblemText } from './delivery-problem.messages.ts'

const sentences: [DeliveryProblem, string, string][] = [
  [{ code: 'name-missing' }, 'Enter a name.', 'اكتب الاسم.'],
  [{ code: 'too-long', longest: 60 }, 'At most 60 characters.', 'الحد الأقصى 60 حرفًا.'],
  [{ code: 'day-past' }, 'That day is in the past.', 'هذا اليوم مضى.'],
  [
    { code: 'too-many-days', most: 60 },
    'At most 60 days at once.',
    'الحد الأقصى 60 يومًا في المرة الواحدة.',
  ],
]

it.each(sentences)('tells staff in their language about %j', (problem, english, arabic) => {
  expect(deliveryProblemText(problem)).toBe(english)
  expect(inLocale('ar', () => deliveryProblemText(problem))).toBe(arabic)
})
