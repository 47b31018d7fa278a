import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AuditLogEntry, AuditValue } from '#commerce/audit/audit-entry.ts'
import { files } from '../../../tests/architecture/imports.ts'
import { auditSentence, hasSentence } from './audit-sentence.ts'
import { formatAuditValue } from './audit-values.ts'

const roses = 'RosesRosesRosesRoses'
const mentions: AuditLogEntry['mentions'] = {
  [roses]: { kind: 'category', name: 'Roses' },
}

const read = (
  action: string,
  before: AuditValue,
  after: AuditValue,
  { actorId = 'nadia', subject = 'it' } = {},
) =>
  auditSentence({ action, before, after, mentions, actorId, subject })
    .map((part) => (typeof part === 'string' ? part : { actor: 'Nadia', subject: '[it]' }[part.is]))
    .join('')
    .replaceAll('\u00a0', ' ')

describe('an audit entry', () => {
  it.each<[string, AuditValue, AuditValue, string]>([
    [
      'order.moved',
      { status: 'confirmed' },
      { status: 'out_for_delivery' },
      'Nadia moved order [it] from Confirmed to Out for delivery',
    ],
    [
      'order.moved',
      { status: 'awaiting_payment' },
      { status: 'confirmed', proof: 'staff' },
      'Nadia confirmed order [it] by phone',
    ],
    [
      'order.item-substituted',
      { position: 0, productId: 'a', name: 'Tulips' },
      { position: 0, productId: 'b', name: 'Roses', hasAgreed: true },
      'Nadia replaced Tulips with Roses in order [it]',
    ],
    [
      'refund.requested',
      { paymentId: 'p', left: 2535 },
      { paymentId: 'p', left: 0, amount: 2535, reason: 'Wilted' },
      'Nadia requested a refund of EGP 2,535 for order [it]',
    ],
    [
      'product.repriced',
      { name: 'Peonies', price: 1500 },
      { name: 'Peonies', price: 1350 },
      'Nadia changed the price of product [it] from EGP 1,500 to EGP 1,350',
    ],
    [
      'settings.updated',
      { cashLimit: '3000' },
      { cashLimit: '2500' },
      'Nadia changed Cash on delivery limit in EGP in [it] from 3,000 to 2,500',
    ],
    [
      'settings.updated',
      { phone: '', openDays: '1234567' },
      { phone: '+20 2 2735 0000', openDays: '123' },
      'Nadia changed Phone and Open on in [it]',
    ],
    [
      'product.updated',
      { name: 'Peonies', price: 1500, leadDays: 1, description: 'Pink' },
      { name: 'Peony', price: 1350, leadDays: 2, description: 'Pink' },
      'Nadia changed the name, price and lead time of product [it]',
    ],
    [
      'product.updated',
      { description: 'Pink.' },
      { description: 'A long text about the flowers. '.repeat(4) },
      'Nadia changed the description of product [it]',
    ],
    [
      'category.deleted',
      { name: 'Tulips', image: null },
      { movedTo: roses, products: 3 },
      'Nadia deleted category [it] and moved its 3 products to Roses',
    ],
    [
      'delivery-slot.updated',
      { name: 'Morning', endMinute: 720 },
      { name: 'Morning', endMinute: 750 },
      'Nadia changed the end of time slot [it] from 12 pm to 12:30 pm',
    ],
    [
      'role.changed',
      { role: 'customer' },
      { role: 'superAdmin' },
      'Nadia changed the role of [it] from Customer to Super admin',
    ],
    ['invitation.made', null, { role: 'seller' }, 'Nadia invited [it] as Seller'],
    ['order.delayed', null, null, 'Nadia delayed order [it]'],
  ])('%s with %j and %j reads as a sentence', (action, before, after, expected) => {
    expect(read(action, before, after)).toBe(expected)
  })

  it('names a day with its year', () => {
    const peak = { date: '2027-03-21', name: 'Mother’s Day', surcharge: 60 }
    expect(read('delivery-peak-day.added', null, peak, { subject: '2027-03-21' })).toBe(
      'Nadia added peak day Mother’s Day on Sunday 21 March 2027 with a surcharge of EGP 60',
    )
  })

  it('tells changes of the own profile from those by an admin', () => {
    const own = { actorId: 'nadia', subject: 'nadia' }
    expect(read('profile.changed', null, { changed: ['phone'] }, own)).toBe(
      'Nadia changed their own profile',
    )
    expect(read('profile.changed', { phone: '1' }, { phone: '2' })).toBe(
      'Nadia changed the phone of [it] from 1 to 2',
    )
  })

  it('has a sentence for every action in the code', () => {
    const actions = files
      .filter((file) => file.startsWith('src/') && file.endsWith('.server.ts'))
      .filter((file) =>
        /writeAudit|changeDeliveryRules|changeStaff|writeProduct/.test(readFileSync(file, 'utf8')),
      )
      .flatMap(
        (file) =>
          readFileSync(file, 'utf8').match(/(?<=')[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*(?=')/g) ?? [],
      )
    expect(actions.length).toBeGreaterThan(30)
    // The trigger of an email in the same file.
    const others = ['email.taken-back']
    expect(
      actions.filter((action) => !hasSentence(action) && !others.includes(action)),
      'add the sentence to audit-sentence.ts',
    ).toEqual([])
  })
})

it('formats values as the shop does', () => {
  const cases: [string, AuditValue, string][] = [
    ['price', 1250, 'EGP\u00a01,250'],
    ['saleEndDate', Date.UTC(2026, 10, 20, 12), '20 Nov 2026, 2:00 pm'],
    ['stock', null, 'Made to order'],
    ['stock', 0, '0'],
    ['category', roses, 'Roses'],
    ['', [roses, 'gone'], 'Roses, gone'],
    ['weekdays', '1234567', 'Every day'],
    ['openDays', '67', 'Sat, Sun'],
    ['arabicDigits', 'western', 'Western: 1,250'],
    ['cutoffMinute', -240, '8 pm the day before'],
    ['open', false, 'Closed'],
    ['changed', ['phone', 'salePrice'], 'Phone, Sale price'],
    ['from', '2026-12-31', 'Thursday 31 December 2026'],
    ['reason', '', ''],
  ]
  for (const [field, value, text] of cases) {
    expect(formatAuditValue(field, value, mentions), field).toBe(text)
  }
})
