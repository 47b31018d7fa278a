import { expect, it } from 'vitest'
import type { AuditValue } from '#commerce/audit/audit-entry.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { fieldLabels } from './audit-fields.ts'
import { auditSentence } from './audit-sentence.ts'
import { markValue, partsOf, places } from './sentence-parts.ts'

const read = (action: string, before: AuditValue, after: AuditValue) =>
  inLocale('ar', () =>
    auditSentence({ action, before, after, mentions: {}, actorId: 'nadia', subject: 'it' })
      .map((part) => (typeof part === 'string' ? part : { actor: 'نادية', subject: '12' }[part.is]))
      .join(''),
  )

it.each<[string, AuditValue, AuditValue, string]>([
  ['order.photographed', null, { kind: 'bouquet' }, 'نادية: إضافة صورة الباقة إلى الطلب 12'],
  [
    'claim.answered',
    null,
    { answer: 'message' },
    'نادية: الرد على شكوى الطلب 12، ونوع الرد: رسالة',
  ],
  [
    'settings.updated',
    { phone: '', cashLimit: '3000' },
    { phone: '+20 2 2735 0000', cashLimit: '0' },
    'نادية: تعديل 12 (الهاتف وحد الدفع عند الاستلام بالجنيه)',
  ],
  ['product.archived', null, null, 'نادية: أرشفة المنتج 12'],
  [
    'product.updated',
    { name: 'Peony', leadDays: 1, care: 'a' },
    { name: 'Rose', leadDays: 2, care: 'b' },
    'نادية: تعديل المنتج 12 (الاسم ومدة التجهيز والعناية بالإنجليزية)',
  ],
  [
    'product.updated',
    { leadDays: 1 },
    { leadDays: 3 },
    'نادية: تعديل المنتج 12 (مدة التجهيز) من «يوم واحد» إلى «3 أيام»',
  ],
  [
    'role.changed',
    { role: 'customer' },
    { role: 'superAdmin' },
    'نادية: تغيير دور 12 من «عميل» إلى «مدير عام»',
  ],
])('%s with %j and %j reads as a sentence in Arabic', (action, before, after, expected) => {
  expect(read(action, before, after)).toBe(expected)
})

it('names products and peak days in Arabic where they have a name', () => {
  const peakDay = { date: '2026-11-20', name: 'Mother’s Day', nameAr: 'عيد الأم', surcharge: 60 }
  const entry = { mentions: {}, actorId: 'nadia', subject: '2026-11-20', action: '' }
  const added = { ...entry, action: 'delivery-peak-day.added', before: null, after: peakDay }
  const replaced = {
    ...entry,
    action: 'order.item-substituted',
    before: { productId: 'rose', name: 'Roses' },
    after: { productId: 'gone', name: 'Tulips' },
    mentions: { rose: { kind: 'product', name: 'ورد' } } as const,
  }
  const partsIn = (locale: 'en' | 'ar', facts: Parameters<typeof auditSentence>[0]) =>
    inLocale(locale, () => auditSentence(facts))
  expect(partsIn('ar', added)).toContain('عيد الأم')
  expect(partsIn('en', added)).toContain('Mother’s Day')
  expect(partsIn('ar', replaced)).toEqual(expect.arrayContaining(['ورد', 'Tulips']))
  expect(partsIn('en', replaced)).toEqual(expect.arrayContaining(['Roses', 'Tulips']))
})

it('splits a sentence where its values stand, without the isolation around them', () => {
  const filled = `${places.actor} moved \u2068${markValue('منى')}\u2069 to ${places.subject}`
  expect(partsOf(filled)).toEqual([{ is: 'actor' }, ' moved ', 'منى', ' to ', { is: 'subject' }])
})

it.each([
  ...['slug', 'name', 'nameAr', 'intro', 'introAr', 'image', 'isSensitive', 'dateRule'],
  ...['productIds', 'monthDay', 'dates', 'isTentative', 'furtherVariants', 'addOnWith'],
])('labels the field %s in Arabic', (field) => {
  expect(inLocale('ar', () => fieldLabels(field))).toMatch(/^\p{Script=Arabic}/u)
})

it.each([
  ['deliveryNote', 'Delivery note'],
  // A property of each object.
  ['constructor', 'Constructor'],
])('labels the unknown field %s by its name', (field, label) => {
  expect(fieldLabels(field)).toBe(label)
})
