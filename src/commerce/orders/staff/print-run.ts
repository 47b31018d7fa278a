import {
  type MessageCard,
  messageCardOf,
  type PrintableCard,
} from '../../documents/message-card.ts'
import { unprintableIn } from '../../documents/printable-text.ts'
import type { Order } from '../order.ts'
import { isInPhase } from '../order-status.ts'
import { isRecipientErased } from '../recipient-erased.ts'

/** The documents that staff print for many orders at once. */
export const printRunKinds = ['cards', 'work-orders', 'labels'] as const
export type PrintRunKind = (typeof printRunKinds)[number]

/** The size limit of a print run, which bounds its time: see `docs/architecture.md`. */
export const mostPrintedAtOnce = 100

/** Why an order gets no card: `not-to-deliver` is unpaid, unconfirmed or ended. */
type NotPrinted = 'not-to-deliver' | Extract<PrintableCard, { ok: false }>['refusal']

/** `unprintable`: the card lacks characters that no font of the documents has. */
export type PrintWarning = NotPrinted | 'unprintable'

/** An order with the card that it gets, or why it gets none. */
interface PlannedOrder {
  order: Order
  card: { ok: true; card: MessageCard } | { ok: false; refusal: NotPrinted }
}

/** The orders of a print run: those that the workshop may prepare. */
export function planPrintRun(orders: readonly Order[]) {
  const isLeftOut = (order: Order) =>
    isRecipientErased(order) || isInPhase(order.status, 'reserved', 'released')
  return {
    printed: orders
      .filter((order) => !isLeftOut(order))
      .map((order): PlannedOrder => ({ order, card: messageCardOf(order) })),
    leftOut: orders.filter(isLeftOut),
  }
}

/** The contents of a print run, which staff see before they print. */
export interface PrintRunSummary {
  /** The number of documents of each kind. */
  counts: Record<PrintRunKind, number>
  /** The orders to look at. Those that cannot be delivered get no document at all. */
  warnings: { id: string; number: string; warning: PrintWarning }[]
}

export function summarizePrintRun(orders: readonly Order[]): PrintRunSummary {
  const { printed, leftOut } = planPrintRun(orders)
  const warn = ({ id, number }: Order, warning: PrintWarning) => ({ id, number, warning })
  return {
    counts: {
      cards: printed.filter(({ card }) => card.ok).length,
      'work-orders': printed.length,
      labels: printed.length,
    },
    warnings: [
      ...printed.flatMap(({ order, card }) => {
        if (!card.ok) return [warn(order, card.refusal)]
        return lacksCharacters(card.card) ? [warn(order, 'unprintable')] : []
      }),
      ...leftOut.map((order) =>
        warn(order, isRecipientErased(order) ? 'recipient-erased' : 'not-to-deliver'),
      ),
    ],
  }
}

function lacksCharacters({ recipient, message, signature }: MessageCard): boolean {
  return unprintableIn([recipient, message, signature ?? ''].join('\n')).length > 0
}
