import { weekdayName } from '#commerce/delivery/day-label.ts'
import { isSettingName } from '#commerce/settings/shop-settings.ts'
import { settingLabel } from '../settings/setting-labels.messages.ts'
import { fieldLabels } from './audit-fields.ts'
import { fieldsOf, nameIn } from './audit-labels.ts'
import { auditSentenceText as text } from './audit-sentence.messages.ts'
import { formatDatedDay } from './audit-values.ts'
import { changed } from './changed-sentence.ts'
import { type Facts, is, move, productIn, was } from './entry-values.ts'
import { markValue, partsOf, places, type Sentence } from './sentence-parts.ts'

/** Actions whose sentence names actor and subject only. */
const simple = [
  'order.address-entered',
  'order.edited',
  'order.cancellation-requested',
  'order.cancellation-approved',
  'order.cancellation-declined',
  'order.links-replaced',
  'order.recipient-links-revoked',
  'orders.links-revoked',
  'orders.resumed',
  'order.payment-link-made',
  'order.postponed',
  'run.ordered',
  'order.email-resent',
  'review.shown',
  'review.answered',
  'review.photo-shown',
  'review.photo-withdrawn',
  'refund.retried',
  'product.created',
  'product.archived',
  'product.restored',
  'product.deleted',
  'stem.created',
  'stem.deleted',
  'category.created',
  'categories.ordered',
  'occasion.created',
  'occasion.archived',
  'occasion.restored',
  'occasions.ordered',
  'page.restored',
  'job.retried',
  'delivery-zone.created',
  'delivery-zones.ordered',
  'delivery-slot.created',
  'user.created',
  'user.data-exported',
  'user.erased',
  'order.data-exported',
  'order.erased',
  'order.recipient-erased',
  'user.note-added',
  'user.note-removed',
  'user.suspended',
  'user.suspension-lifted',
  'password.changed',
  'two-factor.turned-on',
  'two-factor.turned-off',
  'two-factor.reset',
  'recovery-codes.renewed',
  'recovery-code.used',
  'passkey.added',
  'passkey.removed',
  'identity-key.replaced',
] as const

const ofOrder: Record<string, (entry: Facts) => string> = {
  'order.moved': (entry) =>
    fieldsOf(entry.after).get('proof') === 'staff'
      ? text('order.confirmedByPhone', places)
      : text('order.moved', move(entry, 'status')),
  'order.photographed': (entry) =>
    text('order.photographed', { ...places, kind: is(entry, 'kind') }),
  'order.photo-removed': (entry) =>
    text('order.photo-removed', { ...places, kind: was(entry, 'kind') }),
  'order.item-substituted': (entry) =>
    text('order.item-substituted', {
      ...places,
      before: productIn(entry, 'before'),
      after: productIn(entry, 'after'),
    }),
  'order.amount-accepted': (entry) =>
    text('order.amount-accepted', {
      ...places,
      amount: is(entry, 'amount'),
      requested: is(entry, 'requestedAmount'),
    }),
  'order.payment-recorded': (entry) =>
    text('order.payment-recorded', { ...places, amount: is(entry, 'amount') }),
  'order.discounted': (entry) =>
    text('order.discounted', {
      ...places,
      discount: is(entry, 'discount'),
      reason: is(entry, 'reason'),
    }),
  'order.move-undone': (entry) => text('order.move-undone', move(entry, 'status')),
  'order.assigned': (entry) => text('order.assigned', { ...places, driver: is(entry, 'driver') }),
  'order.unassigned': (entry) =>
    text('order.unassigned', { ...places, driver: was(entry, 'driver') }),
  'cash.confirmed': (entry) =>
    text('cash.confirmed', {
      ...places,
      counted: is(entry, 'counted'),
      expected: is(entry, 'expected'),
    }),
  'order.delivery-corrected': (entry) => text('order.delivery-corrected', move(entry, 'status')),
  'orders.paused': (entry) =>
    is(entry, 'until') === markValue('')
      ? text('orders.paused', places)
      : text('orders.pausedUntil', { ...places, until: is(entry, 'until') }),
  'review.hidden': (entry) => text('review.hidden', { ...places, reason: is(entry, 'reason') }),
  'claim.answered': (entry) => text('claim.answered', { ...places, answer: is(entry, 'answer') }),
  'orders.adopted': (entry) => {
    const { orderIds } = Object.fromEntries(fieldsOf(entry.after))
    return text('orders.adopted', {
      ...places,
      count: Array.isArray(orderIds) ? orderIds.length : 0,
    })
  },
  'refund.requested': (entry) =>
    text('refund.requested', { ...places, amount: is(entry, 'amount') }),
  'refund.recorded': (entry) => text('refund.recorded', { ...places, amount: is(entry, 'amount') }),
  'refund.reduced': (entry) => text('refund.reduced', move(entry, 'amount')),
  'refund.refused': (entry) => text('refund.refused', { ...places, amount: was(entry, 'amount') }),
}

const ofCatalogue: Record<string, (entry: Facts) => string> = {
  'product.updated': (entry) => changed(entry, 'product'),
  'product.repriced': (entry) => changed(entry, 'product'),
  'product.moved': (entry) => changed(entry, 'product'),
  'product.change-undone': (entry) => changed(entry, 'product'),
  'product.recipe-updated': (entry) => changed(entry, 'product'),
  'stem.updated': (entry) => changed(entry, 'stem'),
  'category.updated': (entry) => changed(entry, 'category'),
  'occasion.updated': (entry) => changed(entry, 'occasion'),
  'page.updated': (entry) => changed(entry, 'page'),
  'settings.updated': (entry) => changed(entry, 'settings', settingLabels),
  'category.deleted': (entry) => {
    const count = Number(Object.fromEntries(fieldsOf(entry.after)).products ?? 0)
    if (count === 0) return text('category.deleted', places)
    const target = is(entry, 'movedTo')
    return text('category.deletedWithProducts', { ...places, count, target })
  },
}

const ofDelivery: Record<string, (entry: Facts) => string> = {
  'delivery-zone.updated': (entry) => changed(entry, 'area'),
  'delivery-slot.updated': (entry) => changed(entry, 'slot'),
  'delivery-peak-day.added': (entry) =>
    text('delivery-peak-day.added', {
      ...places,
      name: markValue(nameIn(entry.after) ?? ''),
      day: day(entry),
      surcharge: is(entry, 'surcharge'),
    }),
  'delivery-peak-day.removed': (entry) =>
    text('delivery-peak-day.removed', {
      ...places,
      name: markValue(nameIn(entry.before) ?? ''),
      day: day(entry),
    }),
  'delivery-capacity.changed': (entry) =>
    text('delivery-capacity.changed', {
      ...move(entry, 'capacity'),
      slot: is(entry, 'slot'),
      day: day(entry),
    }),
  'delivery-days.closed': (entry) => {
    const [from, until] = [is(entry, 'from'), is(entry, 'until')]
    return from === until
      ? text('delivery-days.closedOne', { ...places, day: from })
      : text('delivery-days.closedRange', { ...places, from, until })
  },
  'delivery-weekday.closed': (entry) =>
    text('delivery-weekday.closed', { ...places, day: weekday(entry, 'after') }),
  'delivery-weekday.opened': (entry) =>
    text('delivery-weekday.opened', { ...places, day: weekday(entry, 'before') }),
  'delivery-day.opened': (entry) => text('delivery-day.opened', { ...places, day: day(entry) }),
}

function weekday(entry: Facts, side: 'before' | 'after'): string {
  return markValue(weekdayName(Number(fieldsOf(entry[side]).get('weekdays'))))
}

function day(entry: Facts): string {
  return markValue(formatDatedDay(entry.subject))
}

const ofPeople: Record<string, (entry: Facts) => string> = {
  'role.changed': (entry) => text('role.changed', move(entry, 'role')),
  'profile.changed': (entry) =>
    entry.actorId === entry.subject ? text('profile.ownChanged', places) : changed(entry, 'user'),
  'sessions.ended': (entry) =>
    text(entry.actorId === entry.subject ? 'sessions.ownEnded' : 'sessions.ended', places),
  'invitation.made': (entry) => text('invitation.made', { ...places, role: is(entry, 'role') }),
  'invitation.taken-up': (entry) =>
    text('invitation.taken-up', { ...places, role: is(entry, 'role') }),
  'invitation.withdrawn': (entry) =>
    text('invitation.withdrawn', { ...places, role: was(entry, 'role') }),
  'email.changed': (entry) => text('email.changed', move(entry, 'email')),
  'email.restored': (entry) => text('email.restored', { ...places, email: is(entry, 'email') }),
}

const sentences = { ...ofOrder, ...ofCatalogue, ...ofDelivery, ...ofPeople }

const settingLabels = (field: string) =>
  isSettingName(field) ? settingLabel(field) : fieldLabels(field)

/** Whether an action has a sentence of its own; a single past participle reads well without one. */
export function hasSentence(action: string): boolean {
  const isSimple = simple.some((known) => known === action)
  return isSimple || action in sentences || /^[a-z-]+\.[a-z]+$/.test(action)
}

/** An audit entry as a sentence: who did what to which subject, with the values in the shop's formats. */
export function auditSentence(entry: Facts): Sentence {
  const action = simple.find((known) => known === entry.action)
  const filled = action ? text(action, places) : sentences[entry.action]?.(entry)
  return partsOf(filled ?? unknownAction(entry.action))
}

function unknownAction(action: string): string {
  const [noun = '', verb = ''] = action.split('.').map((part) => part.replaceAll('-', ' '))
  return text('other', { ...places, verb, noun })
}
