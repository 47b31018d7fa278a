import type { AuditLogEntry } from '#commerce/audit/audit-entry.ts'
import { changesOf, fieldsOf } from './audit-labels.ts'
import { fieldLabels, formatAuditValue, formatDatedDay } from './audit-values.ts'

/** A part of a sentence: text, or the place of the actor or the subject, which are links. */
type SentencePart = string | { is: 'actor' | 'subject' }

const actor: SentencePart = { is: 'actor' }
const subject: SentencePart = { is: 'subject' }

type Sentence = readonly SentencePart[]

function sentence(texts: TemplateStringsArray, ...parts: SentencePart[]): Sentence {
  return texts.flatMap((text, index) => [text, parts[index] ?? '']).filter((part) => part !== '')
}

type Facts = Pick<AuditLogEntry, 'action' | 'actorId' | 'subject' | 'before' | 'after' | 'mentions'>

/** The formatted value of a field before or after the action. */
function valueIn(entry: Facts, side: 'before' | 'after', field: string): string {
  return formatAuditValue(field, fieldsOf(entry[side]).get(field), entry.mentions)
}
const was = (entry: Facts, field: string) => valueIn(entry, 'before', field)
const is = (entry: Facts, field: string) => valueIn(entry, 'after', field)

const ofOrder: Record<string, (entry: Facts) => Sentence> = {
  'order.moved': (entry) =>
    is(entry, 'proof') === 'staff'
      ? sentence`${actor} confirmed order ${subject} by phone`
      : sentence`${actor} moved order ${subject} from ${was(entry, 'status')} to ${is(entry, 'status')}`,
  'order.address-entered': () => sentence`${actor} entered the address of order ${subject}`,
  'order.photographed': (entry) =>
    sentence`${actor} added the ${is(entry, 'kind')} photo of order ${subject}`,
  'order.photo-removed': (entry) =>
    sentence`${actor} deleted the ${was(entry, 'kind')} photo of order ${subject}`,
  'order.item-substituted': (entry) =>
    sentence`${actor} replaced ${was(entry, 'name')} with ${is(entry, 'name')} in order ${subject}`,
  'order.amount-accepted': (entry) =>
    sentence`${actor} accepted ${is(entry, 'amount')} in place of ${is(entry, 'requestedAmount')} for order ${subject}`,
  'order.move-undone': (entry) =>
    sentence`${actor} moved order ${subject} back from ${was(entry, 'status')} to ${is(entry, 'status')}`,
  'order.delivery-corrected': (entry) =>
    sentence`${actor} corrected order ${subject} from ${was(entry, 'status')} to ${is(entry, 'status')}`,
  'order.cancellation-requested': () =>
    sentence`${actor} asked for the cancellation of order ${subject}`,
  'order.cancellation-approved': () =>
    sentence`${actor} approved the cancellation of order ${subject}`,
  'order.cancellation-declined': () =>
    sentence`${actor} declined the cancellation of order ${subject}`,
  'order.links-replaced': () => sentence`${actor} replaced the email links of order ${subject}`,
  'claim.answered': (entry) =>
    sentence`${actor} answered the claim of order ${subject} with a ${is(entry, 'answer')}`,
  'orders.adopted': (entry) => {
    const { orderIds } = Object.fromEntries(fieldsOf(entry.after))
    const count = Array.isArray(orderIds) ? orderIds.length : 0
    const orders = count === 1 ? 'an order' : `${count} orders`
    return sentence`${actor} kept ${orders} placed as a guest`
  },
  'refund.requested': (entry) =>
    sentence`${actor} requested a refund of ${is(entry, 'amount')} for order ${subject}`,
  'refund.retried': () => sentence`${actor} sent a failed refund of order ${subject} again`,
  'refund.recorded': (entry) =>
    sentence`${actor} refunded ${is(entry, 'amount')} of order ${subject}`,
  'refund.reduced': (entry) =>
    sentence`${actor} reduced a refund of order ${subject} from ${was(entry, 'amount')} to ${is(entry, 'amount')}`,
  'refund.refused': (entry) =>
    sentence`${actor} refused a refund of ${was(entry, 'amount')} for order ${subject}`,
}

const ofCatalogue: Record<string, (entry: Facts) => Sentence> = {
  'product.created': () => sentence`${actor} added product ${subject}`,
  'product.updated': (entry) => changed(entry, 'product '),
  'product.repriced': (entry) => changed(entry, 'product '),
  'product.moved': (entry) => changed(entry, 'product '),
  'product.archived': () => sentence`${actor} archived product ${subject}`,
  'product.restored': () => sentence`${actor} restored product ${subject}`,
  'product.deleted': () => sentence`${actor} deleted product ${subject}`,
  'category.created': () => sentence`${actor} added category ${subject}`,
  'category.updated': (entry) => changed(entry, 'category '),
  'category.deleted': (entry) => {
    const count = Number(Object.fromEntries(fieldsOf(entry.after)).products ?? 0)
    if (count === 0) return sentence`${actor} deleted category ${subject}`
    const products = count === 1 ? 'its product' : `its ${count} products`
    return sentence`${actor} deleted category ${subject} and moved ${products} to ${is(entry, 'movedTo')}`
  },
  'categories.ordered': () => sentence`${actor} changed the order of the categories`,
}

const ofDelivery: Record<string, (entry: Facts) => Sentence> = {
  'delivery-zone.created': () => sentence`${actor} added area ${subject}`,
  'delivery-zone.updated': (entry) => changed(entry, 'area '),
  'delivery-zones.ordered': () => sentence`${actor} changed the order of the areas`,
  'delivery-slot.created': () => sentence`${actor} added time slot ${subject}`,
  'delivery-slot.updated': (entry) => changed(entry, 'time slot '),
  'delivery-peak-day.added': (entry) =>
    sentence`${actor} added peak day ${is(entry, 'name')} on ${day(entry)} with a surcharge of ${is(entry, 'surcharge')}`,
  'delivery-peak-day.removed': (entry) =>
    sentence`${actor} removed peak day ${was(entry, 'name')} on ${day(entry)}`,
  'delivery-days.closed': (entry) => {
    const [from, until] = [is(entry, 'from'), is(entry, 'until')]
    return from === until
      ? sentence`${actor} closed ${from} for deliveries`
      : sentence`${actor} closed ${from} to ${until} for deliveries`
  },
  'delivery-day.opened': (entry) => sentence`${actor} opened ${day(entry)} for deliveries`,
}

function day(entry: Facts): string {
  return formatDatedDay(entry.subject)
}

const ofPeople: Record<string, (entry: Facts) => Sentence> = {
  'role.changed': (entry) =>
    sentence`${actor} changed the role of ${subject} from ${was(entry, 'role')} to ${is(entry, 'role')}`,
  'user.created': () => sentence`${actor} created an account for ${subject}`,
  'user.suspended': () => sentence`${actor} suspended ${subject}`,
  'user.suspension-lifted': () => sentence`${actor} lifted the suspension of ${subject}`,
  'profile.changed': (entry) =>
    entry.actorId === entry.subject
      ? sentence`${actor} changed their own profile`
      : changed(entry, ''),
  'sessions.ended': (entry) =>
    entry.actorId === entry.subject
      ? sentence`${actor} signed out their other devices`
      : sentence`${actor} signed ${subject} out on all devices`,
  'invitation.made': (entry) => sentence`${actor} invited ${subject} as ${is(entry, 'role')}`,
  'invitation.taken-up': (entry) =>
    sentence`${actor} accepted the invitation as ${is(entry, 'role')}`,
  'invitation.withdrawn': (entry) =>
    sentence`${actor} withdrew the invitation of ${subject} as ${was(entry, 'role')}`,
  'password.changed': () => sentence`${actor} changed their password`,
  'two-factor.turned-on': () => sentence`${actor} turned on two-factor authentication`,
  'two-factor.turned-off': () => sentence`${actor} turned off two-factor authentication`,
  'recovery-codes.renewed': () => sentence`${actor} created new recovery codes`,
  'recovery-code.used': () => sentence`${actor} signed in with a recovery code`,
  'email.changed': (entry) =>
    sentence`${actor} changed their email from ${was(entry, 'email')} to ${is(entry, 'email')}`,
  'email.restored': (entry) => sentence`${actor} restored their email ${is(entry, 'email')}`,
}

const sentences = { ...ofOrder, ...ofCatalogue, ...ofDelivery, ...ofPeople }

/** Longer values are only in the view of before and after. */
const longest = 60

/** One changed field with its values, or the names of several. */
function changed(entry: Facts, noun: string): Sentence {
  const changes = changesOf(entry)
  const [first] = changes
  const names = changes.map(({ field }) => fieldLabels(field).toLowerCase())
  if (!first) return sentence`${actor} saved ${noun}${subject} without a change`
  if (changes.length > 1)
    return sentence`${actor} changed the ${listOf(names)} of ${noun}${subject}`
  const [before, after] = [was(entry, first.field), is(entry, first.field)]
  const isShort = [before, after].every(({ length }) => length > 0 && length <= longest)
  const change = sentence`${actor} changed the ${listOf(names)} of ${noun}${subject}`
  const hasValues = isShort && typeof first.after !== 'object'
  return hasValues ? [...change, ...sentence` from ${before} to ${after}`] : change
}

function listOf(names: readonly string[]): string {
  const [last = ''] = names.slice(-1)
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** Whether an action has a sentence of its own; a single past participle reads well without one. */
export function hasSentence(action: string): boolean {
  return action in sentences || /^[a-z-]+\.[a-z]+$/.test(action)
}

/** An audit entry as a sentence: who did what to which subject, with the values in the shop's formats. */
export function auditSentence(entry: Facts): Sentence {
  const known = sentences[entry.action]
  if (known) return known(entry)
  const [noun = '', verb = ''] = entry.action.split('.')
  return sentence`${actor} ${verb.replaceAll('-', ' ')} ${noun.replaceAll('-', ' ')} ${subject}`
}
