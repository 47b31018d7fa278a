import type { CivilDate } from '../../delivery/cairo-time.ts'
import { instantOf } from '../../delivery/cairo-time.ts'
import type { OrderPause } from '../../delivery/workload/order-pause.ts'
import type { Pounds } from '../../money.ts'
import {
  isInPhase,
  type OrderStatus,
  orderStatusProperties,
  type PaymentStatus,
} from '../order-status.ts'
import { orderStatuses } from '../order-statuses.ts'
import type { ListedItem } from './listed-items.ts'

export type BoardStatus = {
  [Status in OrderStatus]: (typeof orderStatusProperties)[Status]['isOnBoard'] extends true
    ? Status
    : never
}[OrderStatus]

export function isBoardStatus(status: OrderStatus): status is BoardStatus {
  return orderStatusProperties[status].isOnBoard
}

/** The columns of the board, in the order in which an order goes through them. */
export const boardStatuses: readonly BoardStatus[] = orderStatuses.filter(isBoardStatus)

/** An order on the board. */
export interface BoardCard {
  id: string
  number: string
  status: BoardStatus
  paymentStatus: PaymentStatus
  /** Cash that the driver collects; 0 if none. */
  cash: Pounds
  recipientName: string
  zoneName: string
  /** Where staff have put the area; the lowest first. */
  zonePosition: number
  slotName: string
  /** The slot and its cut-off, in minutes after midnight of the delivery day. */
  startMinute: number
  endMinute: number
  cutoffMinute: number
  createdAt: number
  hasAddress: boolean
  /** Whether a message card goes with the flowers. */
  hasCard: boolean
  flowers: readonly ListedItem[]
}

/** A slot of the day, and how many deliveries it takes. */
export interface BoardSlot {
  id: string
  name: string
  startMinute: number
  endMinute: number
  /** On this day. */
  capacity: number
  /** On other days. */
  usual: number
  booked: number
}

/** The orders of one delivery day, by slot, with what limits new ones. */
export interface Board extends OrdersOfDay {
  /** Those that take orders on this day, or have some. */
  slots: BoardSlot[]
  /** The pause of new orders; null while customers may order. */
  pause: OrderPause | null
}

/** The orders of one delivery day, sorted by slot. */
export interface OrdersOfDay {
  date: CivilDate
  cards: BoardCard[]
  /** The number of unpaid orders for the day. */
  awaitingPayment: number
  /** The number of unconfirmed cash orders for the day. */
  awaitingConfirmation: number
}

/** Sorts by slot, then by cut-off, then by the time of the order. */
export function compareCards(one: BoardCard, other: BoardCard): number {
  return (
    one.startMinute - other.startMinute ||
    one.endMinute - other.endMinute ||
    one.cutoffMinute - other.cutoffMinute ||
    one.createdAt - other.createdAt ||
    (one.id < other.id ? -1 : 1)
  )
}

/** Cards that staff handle together. */
export interface CardGroup {
  key: string
  /** The hours of a slot; null for the cards that come first. */
  window: Pick<BoardCard, 'startMinute' | 'endMinute'> | null
  areas: { name: string; cards: BoardCard[] }[]
}

/** The cards of a column: first those that are late or have no address, then by slot and area. */
export function groupCards(cards: readonly BoardCard[], date: CivilDate, now: number): CardGroup[] {
  const comesFirst = (card: BoardCard) =>
    urgencyOf(card, date, now) === 'late' || (!card.hasAddress && card.status !== 'delivered')
  const sorted = cards.toSorted(compareCards)
  const first = sorted.filter(comesFirst)
  const bySlot = Map.groupBy(
    sorted.filter((card) => !comesFirst(card)),
    ({ startMinute, endMinute }) => `${startMinute}-${endMinute}`,
  )
  return [
    ...(first.length > 0
      ? [{ key: 'first', window: null, areas: [{ name: '', cards: first }] }]
      : []),
    ...Array.from(bySlot, ([key, ofSlot]) => ({
      key,
      window: ofSlot[0] ?? null,
      areas: byArea(ofSlot),
    })),
  ]
}

function byArea(cards: readonly BoardCard[]): CardGroup['areas'] {
  const areas = Map.groupBy(cards, ({ zoneName }) => zoneName)
  return Array.from(areas, ([name, ofArea]) => ({ name, cards: ofArea })).toSorted(
    (one, other) =>
      (one.cards[0]?.zonePosition ?? 0) - (other.cards[0]?.zonePosition ?? 0) ||
      one.name.localeCompare(other.name),
  )
}

/** `late`: past its slot. `soon`: has to leave within the hour. */
export type Urgency = 'late' | 'soon' | null

const soonMs = 60 * 60_000

/** In the workshop an order is late once its slot begins, out for delivery once the slot ends. */
export function urgencyOf(
  card: Pick<BoardCard, 'status' | 'startMinute' | 'endMinute'>,
  date: CivilDate,
  now: number,
): Urgency {
  if (card.status === 'delivered') return null
  if (isInPhase(card.status, 'delivery')) {
    return now >= instantOf(date, card.endMinute) ? 'late' : null
  }
  const begins = instantOf(date, card.startMinute)
  if (now >= begins) return 'late'
  return now >= begins - soonMs ? 'soon' : null
}
