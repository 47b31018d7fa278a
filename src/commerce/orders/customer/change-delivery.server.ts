import type { Transaction } from '#database/engine.server.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { bookingKey, type SlotState, slotState } from '../../delivery/delivery-calendar.ts'
import type { DeliverySlot } from '../../delivery/delivery-slot.ts'
import { releaseSlot, reserveSlot } from '../../delivery/delivery-store.server.ts'
import { hasPriceOf } from '../../delivery/surcharge.ts'
import { enqueueOrderEmail } from '../../emails/send-order-email.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { Order } from '../order.ts'
import { updateOrder } from '../records/order-store.server.ts'
import { type ChangedOrder, changeOwnOrder, type OwnChange } from './change-own-order.server.ts'
import { readCalendarOf } from './order-calendar.server.ts'

/** A day and one of its slots. */
export interface DeliveryChoice {
  date: CivilDate
  slotId: string
}

type NotMoved =
  | Refusal<'slot-unavailable', { state: Exclude<SlotState, 'open'> }>
  | Refusal<'other-price'>

export type ChangedDelivery = ChangedOrder | NotMoved

/**
 * Moves the delivery to another day or slot, under the calendar's rules for new orders. One transaction reserves the new
 * slot and releases the old one. The total does not change, so the new day must have the same surcharge.
 */
export function changeDelivery(
  shop: ShopContext,
  { from, to, ...whose }: OwnChange<DeliveryChoice>,
): Promise<ChangedDelivery> {
  return changeOwnOrder<NotMoved>(shop, {
    ...whose,
    from: bookingKey(from.date, from.slotId),
    to: bookingKey(to.date, to.slotId),
    kind: 'delivery-changed',
    current: ({ delivery }) => bookingKey(delivery.date, delivery.slotId),
    apply: (tx, order, at) => moveDelivery(tx, order, to, at),
  })
}

async function moveDelivery(
  tx: Transaction,
  order: Order,
  { date, slotId }: DeliveryChoice,
  at: number,
): Promise<Accepted | NotMoved> {
  const facts = await readCalendarOf(tx, order.lines, at)
  const slot = facts.slots.find(({ id }) => id === slotId)
  const state = slot ? slotState(slot, date, facts) : 'closed'
  if (!slot || state !== 'open') return unavailable(state)
  const surcharge = facts.surcharges.get(date) ?? null
  if (!hasPriceOf(surcharge, order.surcharge)) return { ok: false, refusal: 'other-price' }
  if (!(await exchangeSlots(tx, order, slot, date))) return unavailable('full')
  await updateOrder(tx, order.id, {
    deliveryDate: date,
    slotId: slot.id,
    slotName: slot.name,
    slotNameAr: slot.nameAr ?? '',
    slotStartMinute: slot.startMinute,
    slotEndMinute: slot.endMinute,
    surchargeName: surcharge?.name ?? '',
    surchargeNameAr: surcharge?.nameAr ?? '',
    updatedAt: at,
  })
  await enqueueOrderEmail(tx, { orderId: order.id, trigger: 'delivery-changed', at })
  return { ok: true }
}

/** Reserves and releases in the order of the booking keys: two orders that swap slots would deadlock otherwise. */
async function exchangeSlots(
  tx: Transaction,
  { delivery: old }: Order,
  slot: DeliverySlot,
  date: CivilDate,
): Promise<boolean> {
  const oldFirst = bookingKey(old.date, old.slotId) < bookingKey(date, slot.id)
  if (oldFirst) await releaseSlot(tx, old.slotId, old.date)
  if (!(await reserveSlot(tx, slot, date))) return false
  if (!oldFirst) await releaseSlot(tx, old.slotId, old.date)
  return true
}

function unavailable(state: SlotState): NotMoved {
  return { ok: false, refusal: 'slot-unavailable', state: state === 'open' ? 'closed' : state }
}
