import { instantOf } from '../../delivery/cairo-time.ts'
import type { Order, SlotHalf } from '../order.ts'
import { isInPhase } from '../order-status.ts'
import { ownerLinkExpiresAt } from '../owner-link/owner-link.ts'

/** How far the delivery is for its recipient. */
export type RecipientStage = 'expected' | 'out' | 'delivered' | 'failed'

/**
 * The page of the recipient. The sender and a finder of the card have its link too, so it shows no address, no price and
 * no product.
 */
export interface RecipientPage {
  stage: RecipientStage
  recipientName: string
  /** Null for an anonymous sender. */
  sender: string | null
  delivery: Pick<Order['delivery'], 'date' | 'startMinute' | 'endMinute'>
  /** Null unless the driver is on the way, today. */
  stopsBefore: number | null
  /** Null while the recipient cannot leave directions. */
  directions: Directions | null
  /** The photograph of the delivery. */
  photo: string | null
  thanks: 'possible' | 'sent' | null
}

/** The recipient's directions for the driver, which they may still change. */
export interface Directions {
  /** The text itself is never shown: it may say where the recipient lives. */
  hasNote: boolean
  /** Empty for a slot that is too short to be divided. */
  halves: readonly HalfOfSlot[]
  preferred: SlotHalf | null
}

/** A half of a slot, in minutes after midnight. */
export interface HalfOfSlot {
  half: SlotHalf
  startMinute: number
  endMinute: number
}

export const thanksLimits = { photos: 1, messageLength: 500 } as const

/** The stage of an order; null for one that is not to be delivered. */
export function recipientStage({ status }: Pick<Order, 'status'>): RecipientStage | null {
  if (isInPhase(status, 'workshop')) return 'expected'
  if (isInPhase(status, 'delivered')) return 'delivered'
  if (!isInPhase(status, 'delivery')) return null
  return status === 'delivery_failed' ? 'failed' : 'out'
}

/** The links of a recipient work as long as those of the customer. */
export function isLinkOver({ delivery }: Pick<Order, 'delivery'>, now: number): boolean {
  return now >= ownerLinkExpiresAt(delivery)
}

const shortestHalf = 60
const quarter = 15

/** The halves of a slot, divided at a quarter of an hour; none if they would be shorter than an hour. */
export function halvesOfSlot({ startMinute, endMinute }: SlotWindow): HalfOfSlot[] {
  const middle = Math.round((startMinute + endMinute) / 2 / quarter) * quarter
  if (Math.min(middle - startMinute, endMinute - middle) < shortestHalf) return []
  return [
    { half: 'first', startMinute, endMinute: middle },
    { half: 'second', startMinute: middle, endMinute },
  ]
}

type SlotWindow = Pick<Order['delivery'], 'startMinute' | 'endMinute'>

/** The time that the recipient prefers; null without a preference. */
export function preferredWindow(
  order: Pick<Order, 'preferredHalf'> & { delivery: SlotWindow },
): SlotWindow | null {
  const found = halvesOfSlot(order.delivery).find(({ half }) => half === order.preferredHalf)
  return found ? { startMinute: found.startMinute, endMinute: found.endMinute } : null
}

/**
 * Whether the recipient may leave directions for the driver: until the order leaves, and only if the recipient gave the
 * address. Otherwise the notes are those of the sender.
 */
export function mayDirect(
  order: Pick<Order, 'status' | 'addressBy' | 'addressGivenAt' | 'delivery'>,
  now: number,
): boolean {
  const { status, addressBy, addressGivenAt, delivery } = order
  if (addressBy !== 'recipient' || addressGivenAt === null) return false
  return isInPhase(status, 'workshop') && now < instantOf(delivery.date, delivery.endMinute)
}
