import { arabicOf } from '#i18n/localized.ts'
import type { Order } from '../order.ts'

/** The parts of an order that an edit can change, in the order in which they are shown. */
export const changedParts = [
  'day',
  'time',
  'area',
  'address',
  'recipient',
  'phone',
  'card',
  'items',
  'total',
] as const
export type ChangedPart = (typeof changedParts)[number]

/** One change of an edit. Values are stored plain, and shown in the language of the page. */
export interface OrderChange {
  part: ChangedPart
  before: ChangedValue
  after: ChangedValue
}

/** Empty for an address that the recipient gave in confidence. */
export interface ChangedValue {
  text: string
  /** The Arabic name, if the shop has one. */
  textAr?: string | undefined
}

/** The differences between two versions of an order. */
export function changesBetween(before: Order, after: Order): OrderChange[] {
  return changedParts.flatMap((part) => {
    if (part === 'items') return changedItems(before, after)
    const [one, other] = [valuesOf[part](before), valuesOf[part](after)]
    if (one.text === other.text) return []
    const isPrivate = part === 'address' && after.addressBy === 'recipient'
    return isPrivate
      ? [{ part, before: { text: '' }, after: { text: '' } }]
      : [{ part, before: one, after: other }]
  })
}

const valuesOf: Record<Exclude<ChangedPart, 'items'>, (order: Order) => ChangedValue> = {
  day: ({ delivery }) => ({ text: delivery.date }),
  time: ({ delivery }) => ({ text: `${delivery.startMinute}-${delivery.endMinute}` }),
  area: ({ address }) => ({
    text: address.zoneName,
    ...arabicOf('textAr', address.zoneNameAr ?? ''),
  }),
  address: ({ address: { street, building, floor, notes } }) => ({
    text: [street, building, floor, notes].filter(Boolean).join(', '),
  }),
  recipient: ({ recipient }) => ({ text: recipient.name }),
  phone: ({ recipient }) => ({ text: recipient.phone }),
  card: ({ cardMessage }) => ({ text: cardMessage }),
  total: ({ total }) => ({ text: String(total) }),
}

/** The lines that an edit took away or reduced, and those that it added. */
function changedItems(before: Order, after: Order): OrderChange[] {
  const [old, now] = [itemsOf(before), itemsOf(after)]
  const gone = withoutThose(old, now)
  const added = withoutThose(now, old)
  if (gone.length === 0 && added.length === 0) return []
  return [{ part: 'items', before: joined(gone), after: joined(added) }]
}

/** Each item of the second list takes one away: two lines of an order may look the same. */
function withoutThose<Item extends ChangedValue>(items: readonly Item[], others: readonly Item[]) {
  const left = others.map(({ text }) => text)
  return items.filter(({ text }) => {
    const index = left.indexOf(text)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

function itemsOf({ lines }: Order) {
  return lines.map(({ quantity, name, nameAr }) => ({
    text: `${quantity} × ${name}`,
    textAr: `${quantity} × ${nameAr ?? name}`,
  }))
}

function joined(items: readonly { text: string; textAr: string }[]): ChangedValue {
  if (items.length === 0) return { text: '' }
  return {
    text: items.map(({ text }) => text).join(', '),
    textAr: items.map(({ textAr }) => textAr).join('، '),
  }
}
