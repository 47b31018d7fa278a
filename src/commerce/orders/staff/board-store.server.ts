import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { isUnconfirmedCash } from '../confirmation/cash-confirmation.ts'
import { cashToCollect } from '../difference-due.ts'
import { localizePlace } from '../localize-order.ts'
import { listLines } from '../records/order-line-store.server.ts'
import { toAddressGiver, withState } from '../records/order-row.server.ts'
import { type BoardCard, compareCards, isBoardStatus, type OrdersOfDay } from './board.ts'
import { listedItems } from './listed-items.ts'

/** More than any shop delivers in a day; it only bounds the memory. */
const mostCards = 1000

/** The orders of one delivery day, in two queries. */
export async function listBoard(db: Database, date: CivilDate): Promise<OrdersOfDay> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('deliverySlots', 'deliverySlots.id', 'orders.slotId')
    .leftJoin('deliveryZones', 'deliveryZones.id', 'orders.zoneId')
    .select([
      'orders.id',
      'orders.number',
      'orders.status',
      'orders.paymentStatus',
      'orders.paymentMethod',
      'orders.atTerminal',
      'orders.recipientName',
      'orders.zoneName',
      'orders.zoneNameAr',
      'orders.slotName',
      'orders.slotNameAr',
      'orders.slotStartMinute as startMinute',
      'orders.slotEndMinute as endMinute',
      'deliverySlots.cutoffMinute',
      'deliveryZones.position as zonePosition',
      'orders.cardMessage',
      'orders.createdAt',
      'orders.addressGivenAt',
      'orders.addressBy',
      'orders.senderShown',
      'orders.total',
      'orders.due',
    ])
    .where('orders.deliveryDate', '=', date)
    .orderBy('orders.slotStartMinute')
    .orderBy('orders.id')
    .limit(mostCards)
    .execute()
  const orders = rows.map(withState).map(localizePlace)
  // Ended orders are filtered here: with a condition on the status, SQLite scans all orders of that status.
  const shown = orders.filter(({ status }) => isBoardStatus(status)).map(({ id }) => id)
  const linesOf = await listLines(db, shown)
  const waiting = orders.filter(({ status }) => status === 'awaiting_payment')
  const unconfirmed = waiting.filter(isUnconfirmedCash).length
  const cards = orders.flatMap(({ status, ...order }): BoardCard[] => {
    if (!isBoardStatus(status)) return []
    const { addressGivenAt, cutoffMinute, zonePosition, cardMessage, ...rest } = order
    const { paymentMethod: _method, ...paid } = rest
    const { addressBy, senderShown, total, due, ...row } = paid
    const collected = { status, paymentStatus: row.paymentStatus, total, due }
    const asked = { addressBy: toAddressGiver(addressBy), senderShown: senderShown === 1 }
    const lines = linesOf.get(row.id) ?? []
    return [
      {
        ...row,
        status,
        cash: cashToCollect({ ...collected, ...asked }),
        zonePosition: zonePosition ?? 0,
        cutoffMinute: cutoffMinute ?? row.startMinute,
        hasAddress: addressGivenAt !== null,
        hasCard: cardMessage !== '',
        flowers: listedItems(lines),
      },
    ]
  })
  return {
    date,
    cards: cards.toSorted(compareCards),
    awaitingPayment: waiting.length - unconfirmed,
    awaitingConfirmation: unconfirmed,
  }
}
