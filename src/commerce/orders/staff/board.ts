import type { CivilDate } from '../../delivery/cairo-time.ts'
import { instantOf } from '../../delivery/cairo-time.ts'
import {
  isInPhase,
  type OrderStatus,
  orderStatusProperties,
  type PaymentStatus,
} from '../order-status.ts'
import { orderStatuses } from '../order-statuses.ts'

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
  /** Whether the driver collects cash. */
  isCash: boolean
  recipientName: string
  zoneName: string
  slotName: string
  /** The slot and its cut-off, in minutes after midnight of the delivery day. */
  startMinute: number
  endMinute: number
  cutoffMinute: number
  createdAt: number
  hasAddress: boolean
  image: string | null
  flowers: readonly { name: string; quantity: number }[]
}

/** The orders of one delivery day, sorted by urgency. */
export interface Board {
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
