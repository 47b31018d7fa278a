import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { recordedNote, substitutionNote } from './recorded-note.ts'

const recorded = [
  ['The order was cancelled.', 'تم إلغاء الطلب.'],
  ['Cancellation declined.', 'رُفض الإلغاء.'],
  ['The order was changed.', 'تم تعديل الطلب.'],
  ['Cancellation requested: نفد الورد', 'مطلوب الإلغاء: نفد الورد'],
  [
    'Paid, amount differs: EGP\u00a0500 instead of EGP\u00a01,575.',
    'مدفوع بمبلغ مختلف: \u2068500\u00a0ج.م\u2069 بدلًا من \u20681,575\u00a0ج.م\u2069.',
  ],
  [
    'Paid by another method: EGP\u00a0575 received, EGP\u00a01,575 expected.',
    'مدفوع بوسيلة أخرى: استُلم \u2068575\u00a0ج.م\u2069، والمتوقع \u20681,575\u00a0ج.م\u2069.',
  ],
  ['The payment method differs.', 'وسيلة الدفع مختلفة.'],
  [
    'Payment that the order cannot use: transaction 900000001 in USD. Refund it at the payment provider.',
    'دفعة لا يمكن للطلب استخدامها: العملية رقم \u2068900000001\u2069 بعملة \u2068USD\u2069. أعد مبلغها لدى مزود الدفع.',
  ],
  ['Free replacement for order 4821-0937', 'بديل مجاني عن الطلب \u20684821-0937\u2069'],
] as const

it.each(recorded)('shows the note "%s" in Arabic', (stored, shown) => {
  expect(inLocale('ar', () => recordedNote(stored))).toBe(shown)
})

it.each(recorded)('leaves the note "%s" as it is in English', (stored) => {
  expect(recordedNote(stored)).toBe(stored)
})

it.each([
  ['The order could no longer take the payment.', 'The order could no longer be paid.'],
  ['The order no longer awaited payment.', 'The order was no longer awaiting payment.'],
  ['Ordered by telephone.', 'Ordered by phone.'],
  [
    'The recipient prefers no half of the slot any more.',
    'The recipient removed their time preference.',
  ],
  ['The customer was told that the flowers are late.', 'The customer was notified of the delay.'],
])('shows the recorded "%s" in its current English wording', (stored, shown) => {
  expect(recordedNote(stored)).toBe(shown)
})

it('leaves what staff wrote as it is', () => {
  const written = 'The sender called.\nCancellation requested: never.'
  expect(inLocale('ar', () => recordedNote(written))).toBe(written)
})

it('shows a reduced refund with its reason in Arabic', () => {
  const stored =
    'Refund of EGP\u00a0300 reduced to EGP\u00a0100: EGP\u00a0200 was refunded at the payment provider; EGP\u00a0100 was left.'
  const shown = inLocale('ar', () => recordedNote(stored))
  expect(shown).toContain('تمت إعادة')
  expect(shown).not.toMatch(/[A-Za-z]/)
})

it('shows a substitution in Arabic, unless the names are ambiguous', () => {
  const shown = (note: string) => inLocale('ar', () => substitutionNote(note))
  expect(shown('فاوانيا for ورد أحمر')).toBe('فاوانيا بدلًا من ورد أحمر')
  expect(shown('Tulips for Mother for Roses')).toBe('Tulips for Mother for Roses')
  expect(substitutionNote('Peonies for Roses')).toBe('Peonies for Roses')
})
