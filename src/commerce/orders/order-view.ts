import type { ConfirmationView } from './confirmation/cash-confirmation.ts'
import type { Address, Order, OrderLine } from './order.ts'
import { type OrderEvent, staffOnlyEvents } from './order-event.ts'
import { noPhotos, type OrderPhotos } from './staff/order-photo.ts'

/** An order as one onlooker may see it. */
export type OrderView = OrderDetail | MaskedOrder

/** For its owner and for staff. An address that the recipient gave is empty here for its owner. */
export interface OrderDetail extends Omit<Order, 'userId'> {
  /** Whether the onlooker placed it. */
  isMine: boolean
  isWhole: true
  photos: OrderPhotos
  timeline: readonly OrderEvent[]
  /** Of a cash order that is still to be confirmed; null else. */
  confirmation: ConfirmationView | null
}

/** For everybody else who has its address. No price is among it: whoever gets the flowers may look. */
export interface MaskedOrder extends Pick<Order, 'id' | 'number' | 'status' | 'delivery'> {
  isMine: false
  isWhole: false
  lines: ReadonlyArray<Omit<OrderLine, 'unitPrice' | 'lineTotal' | 'stockTaken' | 'insteadOf'>>
  /** Hinted at, so that the right order is recognised. */
  recipient: Order['recipient']
  address: Pick<Address, 'zoneName'>
  /** That the flowers arrived, for whoever has the link; the bouquet alone is a surprise, and for its owner. */
  photos: OrderPhotos
  timeline: readonly OrderEvent[]
}

interface ViewExtras {
  photos?: OrderPhotos
  confirmation?: ConfirmationView | null
}

/** The whole order for its owner and for staff; for everybody else nothing that names a person, and no price. */
export function viewOrder(
  order: Order,
  timeline: readonly OrderEvent[],
  viewer: { userId: string | null; isStaff: boolean },
  { photos = noPhotos, confirmation = null }: ViewExtras = {},
): OrderView {
  const isMine = viewer.userId !== null && viewer.userId === order.userId
  if (!isMine && !viewer.isStaff) return maskOrder(order, timeline, photos)
  const { userId: _owner, ...shown } = order
  const whole = { ...shown, isMine, isWhole: true, photos, confirmation } as const
  if (viewer.isStaff) return { ...whole, timeline }
  // Which member of staff moved an order is the shop's own business; so is where a recipient lives, who told it.
  const address = order.addressBy === 'recipient' ? withoutPlace(order.address) : order.address
  const told = timeline.filter(({ kind }) => !staffOnlyEvents.includes(kind))
  return { ...whole, address, timeline: told.map(anonymize) }
}

function maskOrder(
  order: Order,
  timeline: readonly OrderEvent[],
  photos: OrderPhotos,
): MaskedOrder {
  const { id, number, status, delivery, lines, recipient, address } = order
  return {
    ...{ id, number, status, delivery },
    isMine: false,
    isWhole: false,
    lines: lines.map(({ productId, name, image, quantity }) => {
      return { productId, name, image, quantity }
    }),
    recipient: { name: maskName(recipient.name), phone: maskPhone(recipient.phone) },
    address: { zoneName: address.zoneName },
    photos: { ...noPhotos, delivery: photos.delivery },
    timeline: timeline.filter(({ kind }) => kind === 'moved').map(anonymize),
  }
}

function withoutPlace(address: Address): Address {
  return { ...address, street: '', building: '', floor: '', notes: '' }
}

function anonymize(event: OrderEvent): OrderEvent {
  return { ...event, actorId: null, note: '' }
}

/** `Mona Adel` reads `M. A.` */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.map((word) => `${[...word][0] ?? ''}.`).join(' ')
}

/** `+201001234567` reads `•••• 567`. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-3)}`
}
