import type { Order, OrderEvent } from './order.ts'

/** An order as one onlooker may see it. */
export interface OrderView extends Omit<Order, 'userId'> {
  /** Whether the onlooker placed it. */
  isMine: boolean
  /** Whether names, numbers and messages are those of the order, or only hinted at. */
  isWhole: boolean
  timeline: readonly OrderEvent[]
}

/** The whole order for its owner and for staff; for everybody else who has the address, nothing that names a person. */
export function viewOrder(
  order: Order,
  timeline: readonly OrderEvent[],
  onlooker: { userId: string | null; isStaff: boolean },
): OrderView {
  const isMine = onlooker.userId !== null && onlooker.userId === order.userId
  const { userId: _owner, ...shown } = order
  if (isMine || onlooker.isStaff) {
    // Which member of staff moved an order is the shop's own business.
    const events = onlooker.isStaff ? timeline : timeline.map(anonymous)
    return { ...shown, isMine, isWhole: true, timeline: events }
  }
  return {
    ...shown,
    isMine,
    isWhole: false,
    recipient: { name: maskName(order.recipient.name), phone: maskPhone(order.recipient.phone) },
    address: { ...order.address, street: '', building: '', floor: '', notes: '' },
    cardMessage: '',
    contact: { name: '', email: '', phone: '' },
    timeline: timeline.map(anonymous),
  }
}

function anonymous(event: OrderEvent): OrderEvent {
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
