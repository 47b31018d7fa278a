import { arabicOf } from '#i18n/localized.ts'
import type { Order } from '../order.ts'

/** What an edit of an order can change, in the order in which it is shown. */
export const changedParts = [
  'day',
  'time',
  'area',
  'address',
  'recipient',
  'phone',
  'card',
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

/** What differs between two versions of an order. */
export function changesBetween(before: Order, after: Order): OrderChange[] {
  return changedParts.flatMap((part) => {
    const [one, other] = [valuesOf[part](before), valuesOf[part](after)]
    if (one.text === other.text) return []
    const isPrivate = part === 'address' && after.addressBy === 'recipient'
    return isPrivate
      ? [{ part, before: { text: '' }, after: { text: '' } }]
      : [{ part, before: one, after: other }]
  })
}

const valuesOf: Record<ChangedPart, (order: Order) => ChangedValue> = {
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
