import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { toOrderStatus, toPaymentStatus } from '../records/order-row.server.ts'
import { type Board, type BoardCard, boardStatuses, compareCards, isBoardStatus } from './board.ts'

/** More than any shop delivers in a day; it only bounds the memory. */
const mostCards = 1000

/** The orders of one delivery day, in two queries. */
export async function listBoard(db: Database, date: CivilDate): Promise<Board> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('deliverySlots', 'deliverySlots.id', 'orders.slotId')
    .select([
      'orders.id',
      'orders.number',
      'orders.status',
      'orders.paymentStatus',
      'orders.paymentMethod',
      'orders.recipientName',
      'orders.zoneName',
      'orders.slotName',
      'orders.slotStartMinute as startMinute',
      'orders.slotEndMinute as endMinute',
      'deliverySlots.cutoffMinute',
      'orders.createdAt',
      'orders.addressGivenAt',
    ])
    .where('orders.deliveryDate', '=', date)
    .orderBy('orders.slotStartMinute')
    .orderBy('orders.id')
    .limit(mostCards)
    .execute()
  // Ended orders are filtered here: with a condition on the status, SQLite scans all orders of that status.
  const flowers = await flowersOf(
    db,
    rows
      .filter(({ status }) => boardStatuses.some((known) => known === status))
      .map(({ id }) => id),
  )
  const waiting = rows.filter(({ status }) => status === 'awaiting_payment')
  const unconfirmed = waiting.filter(({ paymentMethod }) => paymentMethod === 'cash').length
  const cards = rows.flatMap(
    ({ addressGivenAt, cutoffMinute, paymentMethod: _method, ...row }): BoardCard[] => {
      const status = toOrderStatus(row.status)
      if (!isBoardStatus(status)) return []
      const lines = flowers.get(row.id) ?? []
      return [
        {
          ...row,
          status,
          paymentStatus: toPaymentStatus(row.paymentStatus),
          cutoffMinute: cutoffMinute ?? row.startMinute,
          hasAddress: addressGivenAt !== null,
          image: lines.find((line) => line.image !== null)?.image ?? null,
          flowers: lines.map(({ name, quantity }) => ({ name, quantity })),
        },
      ]
    },
  )
  return {
    date,
    cards: cards.toSorted(compareCards),
    awaitingPayment: waiting.length - unconfirmed,
    awaitingConfirmation: unconfirmed,
  }
}

interface Flower {
  orderId: string
  name: string
  quantity: number
  image: string | null
}

async function flowersOf(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Flower[]>> {
  if (orderIds.length === 0) return new Map()
  const lines = await db
    .selectFrom('orderLines')
    .select(['orderId', 'name', 'quantity', 'image'])
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .orderBy('position')
    .execute()
  return Map.groupBy(lines, (line) => line.orderId)
}
