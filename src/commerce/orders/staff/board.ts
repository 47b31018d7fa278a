import type { CivilDate } from '../../delivery/cairo-time.ts'
import { instantOf } from '../../delivery/cairo-time.ts'
import {
  isInPhase,
  type OrderStatus,
  orderStatuses,
  orderStatusProperties,
  type PaymentStatus,
} from '../order-status.ts'

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

/** An order of the day, as much of it as the workbench needs. */
export interface BoardCard {
  id: string
  number: string
  status: BoardStatus
  paymentStatus: PaymentStatus
  recipientName: string
  zoneName: string
  slotName: string
  /** The window, and the last minute to order for it, in minutes after the midnight of the delivery day. */
  startMinute: number
  endMinute: number
  cutoffMinute: number
  createdAt: number
  hasAddress: boolean
  image: string | null
  flowers: readonly { name: string; quantity: number }[]
}

/** The orders of one day of delivery, in the order in which the workshop takes them up. */
export interface Board {
  date: CivilDate
  cards: BoardCard[]
  /** Orders for the day that nobody has paid yet: there is nothing to make of them. */
  awaitingPayment: number
  /** Cash orders for the day that their customers have not confirmed yet. */
  awaitingConfirmation: number
}

/** By window, then by cut-off, then by the time at which they were placed. */
export function compareCards(one: BoardCard, other: BoardCard): number {
  return (
    one.startMinute - other.startMinute ||
    one.endMinute - other.endMinute ||
    one.cutoffMinute - other.cutoffMinute ||
    one.createdAt - other.createdAt ||
    (one.id < other.id ? -1 : 1)
  )
}

/** `late` is behind its window, `soon` has to leave within the hour. */
export type Urgency = 'late' | 'soon' | null

const soonMs = 60 * 60_000

/** How pressing an order is: in the workshop until its window begins, on its way until the window ends. */
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
