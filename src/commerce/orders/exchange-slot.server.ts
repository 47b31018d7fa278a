import type { Updateable } from 'kysely'
import type { Transaction } from '#database/engine.server.ts'
import type { OrdersTable } from '#database/tables/orders-tables.ts'
import { payByLink } from '../checkout/pay-by-link.ts'
import { addDays, type CivilDate, civilDateAt } from '../delivery/cairo-time.ts'
import {
  bookingKey,
  type CalendarFacts,
  capacityOn,
  type SlotState,
  slotState,
} from '../delivery/delivery-calendar.ts'
import type { DeliverySlot } from '../delivery/delivery-slot.ts'
import { findSlotVersion, releaseSlot, reserveSlot } from '../delivery/delivery-store.server.ts'
import type { Surcharge } from '../delivery/surcharge.ts'
import { removeAssignment } from '../drivers/assignment-store.server.ts'
import { runJobNow } from '../jobs/job-schedule-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { readCalendarOf } from './customer/order-calendar.server.ts'
import type { Order } from './order.ts'

/** A day and one of its slots. */
export interface DeliveryChoice {
  date: CivilDate
  slotId: string
}

export type ExchangedSlot =
  | Accepted<{ slot: DeliverySlot; surcharge: Surcharge | null }>
  | Refusal<'slot-unavailable', { state: Exclude<SlotState, 'open'> }>

/**
 * Reserves another slot for an order under the calendar's rules for new orders, and releases its own. Another day takes
 * it from its driver. `lines` are the products that the order then has. The caller saves the slot.
 */
export async function exchangeSlot(
  tx: Transaction,
  order: Order,
  to: DeliveryChoice,
  { lines, at }: { lines: readonly { productId: string }[]; at: number },
): Promise<ExchangedSlot> {
  const { date, slotId } = to
  const version = await findSlotVersion(tx, { date, slotId })
  const facts = await readCalendarOf(tx, lines, at)
  const slot = facts.slots.find(({ id }) => id === slotId)
  const state = stateOf(to, facts)
  if (!slot || state !== 'open') return unavailable(state)
  const onDay = { ...slot, capacity: capacityOn(slot, date, facts) }
  if (!(await exchangeBookings(tx, order, onDay, { date, version }))) {
    // Another order took the last capacity, or staff have closed the day since the calendar was read.
    const now = stateOf(to, await readCalendarOf(tx, lines, at))
    return unavailable(now === 'open' ? 'full' : now)
  }
  if (date !== order.delivery.date) await removeAssignment(tx, order.id)
  return { ok: true, slot, surcharge: facts.surcharges.get(date) ?? null }
}

function stateOf({ date, slotId }: DeliveryChoice, facts: CalendarFacts): SlotState {
  const slot = facts.slots.find(({ id }) => id === slotId)
  return slot ? slotState(slot, date, facts) : 'closed'
}

/** Whether some products cannot be ready on a day. */
export async function needsMoreTime(
  tx: Transaction,
  { date, lines, at }: { date: CivilDate; lines: readonly { productId: string }[]; at: number },
): Promise<boolean> {
  if (lines.length === 0) return false
  const { leadDays } = await readCalendarOf(tx, lines, at)
  return date < addDays(civilDateAt(at), leadDays)
}

/** Reserves and releases in the order of the booking keys: two orders that swap slots would deadlock otherwise. */
async function exchangeBookings(
  tx: Transaction,
  { delivery: old }: Order,
  slot: DeliverySlot,
  { date, version }: { date: CivilDate; version: number },
): Promise<boolean> {
  const oldFirst = bookingKey(old.date, old.slotId) < bookingKey(date, slot.id)
  if (oldFirst) await releaseSlot(tx, old.slotId, old.date)
  if (!(await reserveSlot(tx, slot, { date, version }))) return false
  if (!oldFirst) await releaseSlot(tx, old.slotId, old.date)
  return true
}

function unavailable(state: SlotState): ExchangedSlot {
  return { ok: false, refusal: 'slot-unavailable', state: state === 'open' ? 'closed' : state }
}

/**
 * The expiry of an unpaid order in another slot: at the latest when its delivery begins, like that of an order with a
 * payment link. It is never later than before.
 */
export async function expiryColumns(
  { policy }: Pick<ShopContext, 'policy'>,
  tx: Transaction,
  order: Order,
  { date, slot, at }: { date: CivilDate; slot: DeliverySlot; at: number },
): Promise<Updateable<OrdersTable>> {
  if (order.status !== 'awaiting_payment' || order.expiresAt === null) return {}
  const { startMinute } = slot
  const { paymentTimeoutMs } = policy
  const latest = payByLink({ date, startMinute, paymentTimeoutMs, now: at })
  if (latest >= order.expiresAt) return {}
  await runJobNow(tx, `expire-order:${order.id}`, at)
  return { expiresAt: latest }
}

/** The columns of an order that name its day and slot. */
export function slotColumns(date: CivilDate, slot: DeliverySlot): Updateable<OrdersTable> {
  return {
    deliveryDate: date,
    slotId: slot.id,
    slotName: slot.name,
    slotNameAr: slot.nameAr ?? '',
    slotStartMinute: slot.startMinute,
    slotEndMinute: slot.endMinute,
    // The recipient chose it for the time before.
    preferredHalf: null,
  }
}

/** The columns of an order that name the surcharge of its day. */
export function surchargeColumns(surcharge: Surcharge | null): Updateable<OrdersTable> {
  return {
    surcharge: surcharge?.amount ?? 0,
    surchargeName: surcharge?.name ?? '',
    surchargeNameAr: surcharge?.nameAr ?? '',
  }
}
