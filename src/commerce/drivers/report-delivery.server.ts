import type { Transaction } from '#database/engine.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Pounds } from '../money.ts'
import { changeOrder } from '../orders/change-order.server.ts'
import { cashToCollect } from '../orders/difference-due.ts'
import { advanceLocked } from '../orders/lifecycle/advance-order.server.ts'
import type { Order } from '../orders/order.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { insertChangeEvent, listEvents } from '../orders/records/order-event-store.server.ts'
import { savePhotoLocked } from '../orders/staff/save-order-photo.server.ts'
import { pictureIdAt } from '../pictures/picture-address.ts'
import { isUploadedBy } from '../pictures/upload-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { assignedDriver, moveLast } from './assignment-store.server.ts'
import {
  type DeliveryAttempt,
  isOfEarlierDeparture,
  repeats,
  statusAfter,
  trueHour,
} from './delivery-attempt.ts'
import { findDeliveryAttempt, listDeliveryAttempts } from './delivery-attempt-store.server.ts'
import { driverUploadSubject } from './delivery-photo.server.ts'
import { deliveryPin } from './delivery-pin.server.ts'
import type { DeliveryAttemptOutcome, DeliveryReport } from './delivery-report.ts'
import {
  type DeliveryAttemptDetails,
  recordDeliveryAttempt,
} from './record-delivery-attempt.server.ts'

export type ReportedDelivery =
  /**
   * `already`: the same report was recorded before, or another device of the driver reported the same. `photo` is `missing`
   * if the picture was not uploaded by this driver or is gone: the report is recorded nevertheless.
   */
  | Accepted<{ status: OrderStatus; already: boolean; photo: 'saved' | 'missing' | 'none' }>
  /** The order is not on a run of this driver, or no longer. */
  | Refusal<'not-your-stop'>
  /**
   * Staff or another device were first. `outcome` is that of the last attempt; null if staff moved the order on after
   * it.
   */
  | Refusal<
      'order-moved-on',
      { status: OrderStatus; outcome: DeliveryAttemptOutcome | null; at: number }
    >
  /** A delivery with cash due needs the whole amount. */
  | Refusal<'cash-missing', { cashDue: Pounds }>

type DriverReport = DeliveryReport & { driverId: string }

/**
 * A driver reports the outcome of a stop of their own run. Exactly once: the id of the report is its key, and the lock of
 * the order decides between two devices, or the driver and staff.
 */
export async function reportDelivery(
  shop: ShopContext,
  report: DriverReport,
): Promise<ReportedDelivery> {
  const { orderId } = report
  const result = await changeOrder<ReportedDelivery>(shop, { orderId }, (tx, order, at) =>
    reportLocked(tx, order, report, { at, pin: deliveryPin(shop, orderId) }),
  )
  // An unknown order and that of another driver look the same.
  return 'refusal' in result && result.refusal === 'order-not-found'
    ? { ok: false, refusal: 'not-your-stop' }
    : result
}

async function reportLocked(
  tx: Transaction,
  order: Order,
  report: DriverReport,
  { at, pin }: { at: number; pin: string },
): Promise<ReportedDelivery> {
  const { driverId, outcome } = report
  const recorded = await findDeliveryAttempt(tx, report.reportId)
  if (recorded) {
    const isOwn = recorded.orderId === order.id && recorded.reportedBy === driverId
    return isOwn ? again(order) : { ok: false, refusal: 'not-your-stop' }
  }
  const attempts = (await listDeliveryAttempts(tx, [order.id])).get(order.id) ?? []
  const last = attempts.at(-1) ?? null
  const isAssigned = (await assignedDriver(tx, order.id)) === driverId
  if (!isAssigned && !attempts.some((one) => one.driverId === driverId)) {
    return { ok: false, refusal: 'not-your-stop' }
  }
  const leftAt = await departureOf(tx, order)
  if (last && repeats(report, last, order.status) && last.receivedAt >= (leftAt ?? 0)) {
    return again(order)
  }
  const isLate = leftAt !== null && isOfEarlierDeparture(report.happenedAt, { leftAt, last })
  if (!isAssigned || leftAt === null || isLate) return movedOn(order, last)
  const cashDue = outcome === 'delivered' ? cashToCollect(order) : 0
  const { cashCollected = 0 } = report
  if (cashCollected < cashDue) return { ok: false, refusal: 'cash-missing', cashDue }
  const attempt = {
    id: report.reportId,
    outcome,
    reason: report.reason,
    receivedBy: report.receivedBy ?? '',
    isPinRight: report.pin === undefined ? null : report.pin === pin,
    happenedAt: trueHour(report.happenedAt, { leftAt, receivedAt: at }),
    // Nothing is collected at a door that stayed closed.
    cashCollected: outcome === 'delivered' ? cashCollected : 0,
  }
  // Before the move, whose email shows the photograph.
  const photo = await addPhoto(tx, order, report, at)
  await apply(tx, order, { attempt, driverId, at })
  return { ok: true, status: statusAfter(outcome), already: false, photo }
}

/** When the order left, while it is out for delivery; null in every other status. */
async function departureOf(tx: Transaction, { id, status }: Order): Promise<number | null> {
  if (status !== 'out_for_delivery') return null
  const events = await listEvents(tx, id)
  return events.findLast(({ kind, to }) => kind === 'moved' && to === status)?.at ?? null
}

function again({ status }: Order): ReportedDelivery {
  return { ok: true, status, already: true, photo: 'none' }
}

function movedOn({ status, updatedAt }: Order, last: DeliveryAttempt | null): ReportedDelivery {
  const refusal = { ok: false, refusal: 'order-moved-on', status } as const
  // Staff may move an order on after its attempt, for example cancel it.
  const isResultOfLast = last !== null && statusAfter(last.outcome) === status
  if (last && (isResultOfLast || status === 'out_for_delivery')) {
    return { ...refusal, outcome: last.outcome, at: last.happenedAt }
  }
  return { ...refusal, outcome: null, at: updatedAt }
}

async function apply(
  tx: Transaction,
  order: Order,
  { attempt, driverId, at }: { attempt: DeliveryAttemptDetails; driverId: string; at: number },
): Promise<void> {
  const { reason, happenedAt } = attempt
  const to = statusAfter(attempt.outcome)
  if (to !== 'out_for_delivery') {
    const move = { orderId: order.id, from: order.status, to, staffId: driverId, note: reason }
    const moved = await advanceLocked(tx, order, { ...move, at, attempt })
    if (!moved.ok) throw new Error(`The lifecycle refused a reported delivery: ${moved.refusal}.`)
    return
  }
  await recordDeliveryAttempt(tx, order, { ...attempt, reportedBy: driverId, at })
  await moveLast(tx, { orderId: order.id, driverId, date: order.delivery.date })
  const by = { actor: 'staff', actorId: driverId } as const
  await insertChangeEvent(tx, order, { kind: 'noted', ...by, note: reason, at: happenedAt })
  await writeAudit(tx, {
    at,
    actorId: driverId,
    action: 'order.postponed',
    subject: order.id,
    before: null,
    after: { reason },
  })
}

/** The report of a day without signal counts even if its picture was lost. */
async function addPhoto(
  tx: Transaction,
  order: Order,
  { photo, driverId }: DriverReport,
  at: number,
): Promise<'saved' | 'missing' | 'none'> {
  if (photo === undefined) return 'none'
  const id = pictureIdAt(photo)
  if (id === null || !(await isUploadedBy(tx, id, driverUploadSubject(driverId)))) return 'missing'
  const taken = { kind: 'delivery', image: photo, staffId: driverId, at } as const
  const saved = await savePhotoLocked(tx, order, taken)
  return saved.ok ? 'saved' : 'missing'
}
