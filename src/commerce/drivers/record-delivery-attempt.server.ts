import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { instantOf } from '../delivery/cairo-time.ts'
import { cashToCollect } from '../orders/difference-due.ts'
import type { Order } from '../orders/order.ts'
import { assignedDriver } from './assignment-store.server.ts'
import type { DeliveryAttempt } from './delivery-attempt.ts'
import {
  insertDeliveryAttempt,
  listDeliveryAttempts,
  undoDeliveryAttempt,
} from './delivery-attempt-store.server.ts'

/** Details of a driver's report. Staff who record a delivery enter fewer. */
export interface DeliveryAttemptDetails
  extends Pick<
    DeliveryAttempt,
    'id' | 'outcome' | 'reason' | 'receivedBy' | 'isPinRight' | 'happenedAt' | 'cashCollected'
  > {}

/** The attempt that a move of staff records: the driver reported it to them, and hands in the cash that was due. */
export function deliveryAttemptOfStaff(
  order: Order,
  { isDelivered, reason, at }: { isDelivered: boolean; reason: string; at: number },
): DeliveryAttemptDetails {
  return {
    id: newDocumentId(),
    outcome: isDelivered ? 'delivered' : 'failed',
    reason,
    receivedBy: '',
    isPinRight: null,
    happenedAt: at,
    cashCollected: isDelivered ? cashToCollect(order) : 0,
  }
}

/** Records an attempt, before the order moves. The caller has locked the order. */
export async function recordDeliveryAttempt(
  tx: Transaction,
  order: Order,
  { reportedBy, at, ...attempt }: DeliveryAttemptDetails & { reportedBy: string; at: number },
): Promise<void> {
  await insertDeliveryAttempt(tx, {
    ...rowOf(order, attempt),
    driverId: await assignedDriver(tx, order.id),
    reportedBy,
    receivedAt: at,
  })
}

function rowOf(order: Order, { isPinRight, ...attempt }: DeliveryAttemptDetails) {
  const { id: orderId, address, delivery } = order
  const { date, slotId, startMinute, endMinute } = delivery
  return {
    ...attempt,
    orderId,
    pinRight: isPinRight === null ? null : isPinRight ? (1 as const) : (0 as const),
    deliveryDate: date,
    zoneId: address.zoneId,
    slotId,
    promisedFrom: instantOf(date, startMinute),
    promisedUntil: instantOf(date, endMinute),
    cashDue: attempt.outcome === 'delivered' ? cashToCollect(order) : 0,
  }
}

/** Withdraws the last result of an order, when staff undo or correct it. Returns it. */
export async function withdrawDeliveryAttempt(
  tx: Transaction,
  orderId: string,
  at: number,
): Promise<DeliveryAttempt | null> {
  const attempts = (await listDeliveryAttempts(tx, [orderId])).get(orderId) ?? []
  const last = attempts.findLast(({ outcome }) => outcome !== 'moved') ?? null
  if (last) await undoDeliveryAttempt(tx, last.id, at)
  return last
}

/** Replaces the result of a delivery. The hour and the driver stay those of the wrong report. */
export async function correctDeliveryAttempt(
  tx: Transaction,
  order: Order,
  correction: { isDelivered: boolean; reason: string; reportedBy: string; at: number },
): Promise<void> {
  const { at, reportedBy } = correction
  const wrong = await withdrawDeliveryAttempt(tx, order.id, at)
  const { happenedAt = at, driverId = null } = wrong ?? {}
  const attempt = { ...deliveryAttemptOfStaff(order, correction), happenedAt }
  await insertDeliveryAttempt(tx, {
    ...rowOf(order, attempt),
    driverId,
    reportedBy,
    receivedAt: at,
  })
}
