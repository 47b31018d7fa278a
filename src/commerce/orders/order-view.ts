import type { ConfirmationView } from './confirmation/cash-confirmation.ts'
import { type Address, noPlace, type Order, type OrderLine } from './order.ts'
import { type OrderEvent, staffOnlyEvents } from './order-event.ts'
import type { AddressSmsView } from './recipient-address/address-sms.ts'
import type { Thanks } from './recipient-page/thanks.ts'
import { noPhotos, type OrderPhotos } from './staff/order-photo.ts'

/** An order as one viewer may see it. */
export type OrderView = OrderDetail | MaskedOrder

/**
 * For its customer, for staff, and without private parts for the holder of a payment link. Only staff see an address that
 * the recipient gave.
 */
export interface OrderDetail extends Omit<Order, 'userId'> {
  /** Whether the viewer placed the order. */
  isMine: boolean
  isWhole: true
  /** Whether the viewer may pay it: its customer, or a visitor with a payment link. */
  mayPay: boolean
  photos: OrderPhotos
  timeline: readonly OrderEvent[]
  /** Null unless it is an unconfirmed cash order. */
  confirmation: ConfirmationView | null
  /** Whether the provider has not decided a payment yet: the customer must not pay again. */
  isPaymentUndecided: boolean
  /** The PIN for the recipient, from the preparation until the delivery. Only the customer sees it. */
  deliveryPin?: string
  /** Set when the shop itself asks the recipient for the address. */
  addressSms: AddressSmsView | null
  /** The stops that the driver has before this order; null unless it is on the way today. */
  stopsBefore: number | null
  thanks: Thanks | null
}

/** For every other visitor with the link. It contains no price, because the recipient may see the page. */
export interface MaskedOrder extends Pick<Order, 'id' | 'number' | 'status' | 'delivery'> {
  isMine: false
  isWhole: false
  lines: ReadonlyArray<Pick<OrderLine, 'productId' | 'name' | 'image' | 'quantity' | 'addedTo'>>
  /** Masked: enough to recognise the right order. */
  recipient: Order['recipient']
  address: Pick<Address, 'zoneName'>
  /** The photograph of the delivery. The bouquet alone stays a surprise, and only its customer sees it. */
  photos: OrderPhotos
  timeline: readonly OrderEvent[]
}

/** The user or visitor who looks at an order. */
export interface OrderViewer {
  userId: string | null
  isStaff: boolean
  /** Whether the viewer has a payment link of the order. */
  mayPay?: boolean
}

interface ViewExtras {
  stopsBefore?: number | null
  thanks?: Thanks | null
  photos?: OrderPhotos
  confirmation?: ConfirmationView | null
  isPaymentUndecided?: boolean
  addressSms?: AddressSmsView | null
  deliveryPin?: string
}

/** The whole order for its customer, for staff and for a payment; for other visitors without names and prices. */
export function viewOrder(
  order: Order,
  timeline: readonly OrderEvent[],
  viewer: OrderViewer,
  all: ViewExtras = {},
): OrderView {
  const isMine = viewer.userId !== null && viewer.userId === order.userId
  const mayPay = isMine || viewer.mayPay === true
  if (!mayPay && !viewer.isStaff) return maskOrder(order, timeline, all.photos)
  const {
    photos = noPhotos,
    confirmation = null,
    isPaymentUndecided = false,
    addressSms = null,
    stopsBefore = null,
    thanks = null,
    deliveryPin,
  } = isMine || viewer.isStaff ? all : extrasOfPayer(all)
  const { userId: _owner, ...shown } = order
  const extras = { photos, confirmation, isPaymentUndecided, addressSms, stopsBefore, thanks }
  const whole = { ...shown, ...extras, isMine, isWhole: true, mayPay } as const
  if (viewer.isStaff) return { ...whole, timeline }
  const { preferredHalf: _private, ...seen } = whole
  const standing = timeline.filter(({ undo }) => undo === undefined)
  // Customers see neither the staff member of an event nor what the recipient told the shop in confidence.
  const address = order.addressBy === 'recipient' ? { ...order.address, ...noPlace } : order.address
  const events = standing.filter(({ kind }) => !staffOnlyEvents.includes(kind))
  // The reason of a discount is between staff.
  const discount = order.discount && { discount: { ...order.discount, reason: '' } }
  const pin = deliveryPin === undefined ? {} : { deliveryPin }
  return { ...seen, ...discount, ...pin, address, timeline: events.map(anonymize) }
}

function extrasOfPayer({ photos, isPaymentUndecided = false }: ViewExtras): ViewExtras {
  return { photos: forAll(photos), isPaymentUndecided }
}

/** The bouquet alone stays a surprise: only its customer sees it. */
function forAll(photos: OrderPhotos = noPhotos): OrderPhotos {
  return { ...noPhotos, delivery: photos.delivery }
}

function maskOrder(
  order: Order,
  timeline: readonly OrderEvent[],
  photos: OrderPhotos | undefined,
): MaskedOrder {
  const { id, number, status, delivery, lines, recipient, address } = order
  return {
    ...{ id, number, status, delivery },
    isMine: false,
    isWhole: false,
    lines: lines.map(({ productId, name, image, quantity, addedTo }) => {
      return { productId, name, image, quantity, ...(isAdded(addedTo) && { addedTo }) }
    }),
    recipient: { name: maskName(recipient.name), phone: maskPhone(recipient.phone) },
    address: { zoneName: address.zoneName },
    photos: forAll(photos),
    timeline: timeline
      .filter(({ kind, undo }) => kind === 'moved' && undo === undefined)
      .map(anonymize),
  }
}

function isAdded(addedTo: OrderLine['addedTo']): addedTo is number {
  return typeof addedTo === 'number'
}

function anonymize(event: OrderEvent): OrderEvent {
  return { ...event, actorId: null, note: '' }
}

/** `Mona Adel` becomes `M. A.` */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => `${[...word][0] ?? ''}.`).join(' ')
}

/** `+201001234567` becomes `•••• 567`. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-3)}`
}
