import { civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import { demoDeliverySlots } from '../demo-delivery.ts'
import { cancelNotes, failedDeliveries, refundReasons, staffNotes } from './history-texts.ts'
import type { PlannedEvent, PlannedOrder, StaffName } from './planned-order.ts'
import type { Random } from './random.ts'

const minute = 60_000
const hour = 60 * minute

type Request = Omit<PlannedOrder, 'events'>

/** How an order ends, or how far it is: a status, and who cancelled it. */
export type PlannedEnd =
  | Exclude<OrderStatus, 'cancelled'>
  | 'cancelled-by-customer'
  | 'cancelled-by-staff'

/** Ends of past orders, by weight. */
const pastEnds: readonly { end: PlannedEnd; weight: number }[] = [
  { end: 'delivered', weight: 84 },
  { end: 'expired', weight: 6 },
  { end: 'cancelled-by-customer', weight: 5 },
  { end: 'cancelled-by-staff', weight: 3 },
]

export function planPastEnd(random: Random): PlannedEnd {
  return random.pickWeighted(pastEnds, ({ weight }) => weight).end
}

/** The events of an order until it reaches its end, none later than `now`. */
export function planLife(
  random: Random,
  request: Request,
  { end, now }: { end: PlannedEnd; now: number },
): PlannedEvent[] {
  const { placedAt } = request
  if (end === 'awaiting_payment') return []
  if (end === 'expired') {
    const isTried = random.happens(0.4)
    return [
      ...(isTried ? [{ kind: 'decline', at: placedAt + 4 * minute } as const] : []),
      { kind: 'expire', at: placedAt + 31 * minute },
    ]
  }
  const paidAt = placedAt + random.between(2, 6) * minute
  const paid: PlannedEvent[] = [
    ...(random.happens(0.06) ? [{ kind: 'decline', at: placedAt + minute } as const] : []),
    { kind: 'pay', at: paidAt },
    { kind: 'confirm-by-phone', at: paidAt + minute, by: staffAt(random) },
  ]
  const limit = now - 2 * minute
  const confirmed = [...paid, ...planChanges(random, request, { paidAt, limit })]
  const work = planWork(random, request, { end, paidAt, limit })
  return [...confirmed, ...work].sort((one, other) => one.at - other.at)
}

function staffAt(random: Random): StaffName {
  return random.happens(0.68) ? 'karim' : 'nadia'
}

/** Changes before the preparation: an address of the recipient, another message, a note of staff. */
function planChanges(
  random: Random,
  { givenBy, placedAt, cardMessage, date }: Request,
  { paidAt, limit }: { paidAt: number; limit: number },
): PlannedEvent[] {
  const at = paidAt + random.between(4, 9) * minute
  const events: PlannedEvent[] = []
  // Recipients of coming days have not answered yet: staff see orders without an address.
  const isAnswered = date <= civilDateAt(limit + 2 * minute)
  if (givenBy === 'recipient' && isAnswered) events.push({ kind: 'give-address', at })
  if (cardMessage !== '' && random.happens(0.05)) {
    events.push({ kind: 'change-card', at: at + minute, message: `${cardMessage} ❤` })
  }
  if (random.happens(0.1)) {
    const note = random.pick(staffNotes)
    events.push({ kind: 'note', at: at + 2 * minute, by: staffAt(random), note })
  }
  return events.filter(({ at: when }) => when > placedAt && when < limit)
}

/** The work of staff, or a cancellation. Times of today's orders move forward, so that all are in the past. */
function planWork(
  random: Random,
  { date, slot }: Request,
  { end, paidAt, limit }: { end: PlannedEnd; paidAt: number; limit: number },
): PlannedEvent[] {
  const start = instantOf(
    date,
    demoDeliverySlots.find(({ name }) => name === slot)?.startMinute ?? 0,
  )
  const by = staffAt(random)
  if (end === 'cancelled-by-customer') {
    const at = Math.min(paidAt + random.between(14, 50) * minute, limit - 5 * minute)
    return [
      { kind: 'cancel', at },
      { kind: 'send-refunds', at: at + 2 * minute },
    ]
  }
  if (end === 'cancelled-by-staff') {
    // Only Nadia may refund.
    const at = Math.min(paidAt + random.between(60, 180) * minute, limit - 5 * minute)
    return [
      { kind: 'move', at, to: 'cancelled', by: 'nadia', note: random.pick(cancelNotes) },
      { kind: 'send-refunds', at: at + 2 * minute },
    ]
  }
  const preparedAt = start - random.between(90, 210) * minute
  const sentAt = start - random.between(0, 25) * minute
  const endedAt = start + random.between(25, 120) * minute
  const isRetried = end === 'delivered' && random.happens(0.02)
  const moves: PlannedEvent[] = [
    { kind: 'move', at: preparedAt, to: 'preparing', by, note: '' },
    { kind: 'move', at: sentAt, to: 'out_for_delivery', by: staffAt(random), note: '' },
    ...(end === 'delivery_failed' || isRetried ? [failure(random, endedAt)] : []),
    ...(isRetried
      ? [{ kind: 'move', at: endedAt + 5 * minute, to: 'out_for_delivery', by, note: '' } as const]
      : []),
    { kind: 'move', at: endedAt + (isRetried ? 40 * minute : 0), to: 'delivered', by, note: '' },
  ]
  const done = moves.slice(0, moveCounts[end] ?? moves.length)
  const refund = end === 'delivered' && random.happens(0.035) ? planRefund(random, endedAt) : []
  return [...inTime(done, paidAt, limit), ...refund.filter(({ at }) => at < limit - 5 * minute)]
}

/** How many moves an order makes until this status. */
const moveCounts: Partial<Record<PlannedEnd, number>> = {
  confirmed: 0,
  preparing: 1,
  out_for_delivery: 2,
  delivery_failed: 3,
}

function failure(random: Random, at: number): PlannedEvent {
  const note = random.pick(failedDeliveries)
  return { kind: 'move', at, to: 'delivery_failed', by: staffAt(random), note }
}

function planRefund(random: Random, endedAt: number): PlannedEvent[] {
  const at = endedAt + random.between(2, 20) * hour
  const percent = random.pick([10, 15, 20, 25, 50])
  return [
    { kind: 'refund', at, by: 'nadia', percent, reason: random.pick(refundReasons) },
    { kind: 'send-refunds', at: at + 2 * minute },
  ]
}

/** Moves events between the payment and `limit`, in their order. */
function inTime(events: readonly PlannedEvent[], paidAt: number, limit: number): PlannedEvent[] {
  const last = events.at(-1)?.at ?? 0
  const shift = Math.max(0, last - limit)
  const earliest = paidAt + 12 * minute
  return events.map((event, index) => ({
    ...event,
    at: Math.max(event.at - shift, earliest + index * 6 * minute),
  }))
}
