import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import type { FieldProblem } from '../checkout/field-problem.ts'
import { fieldProblemText } from './field-problem.messages.ts'

const sentences: [FieldProblem, string, string][] = [
  [{ code: 'street-missing' }, 'Enter the street.', 'اكتب اسم الشارع.'],
  [
    { code: 'claim-missing' },
    'Tell us what is wrong with the flowers.',
    'أخبرنا ما المشكلة في الورد.',
  ],
  [{ code: 'cart-empty' }, 'Your cart is empty.', 'سلتك فارغة.'],
  [{ code: 'too-long', longest: 80 }, 'Enter at most 80 characters.', 'اكتب 80 حرفًا على الأكثر.'],
  [
    { code: 'too-many-products', most: 30 },
    'An order can have at most 30 different products.',
    'لا يزيد الطلب الواحد على 30 منتجًا مختلفًا.',
  ],
  [
    { code: 'phone-invalid' },
    'Enter a phone number. Outside Egypt, include + and the country code.',
    'اكتب رقم موبايل صحيحًا. من خارج مصر، ابدأ بعلامة + ثم كود الدولة.',
  ],
]

it.each(sentences)('tells readers of both languages about %j', (problem, english, arabic) => {
  expect(fieldProblemText(problem)).toBe(english)
  expect(inLocale('ar', () => fieldProblemText(problem))).toBe(arabic)
})

it('keeps the digits of an example in their order in Arabic', () => {
  const text = inLocale('ar', () => fieldProblemText({ code: 'recipient-phone-invalid' }))
  expect(text).toContain('\u20660100 123 4567\u2069')
})
