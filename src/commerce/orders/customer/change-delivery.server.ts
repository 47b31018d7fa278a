import type { Transaction } from '#database/engine.server.ts'
import { bookingKey } from '../../delivery/delivery-calendar.ts'
import { hasPriceOf } from '../../delivery/surcharge.ts'
import { enqueueOrderEmail } from '../../emails/send-order-email.server.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import {
  type DeliveryChoice,
  type ExchangedSlot,
  exchangeSlot,
  expiryColumns,
  slotColumns,
  surchargeColumns,
} from '../exchange-slot.server.ts'
import type { Order } from '../order.ts'
import { updateOrder } from '../records/order-store.server.ts'
import { type ChangedOrder, changeOwnOrder, type OwnChange } from './change-own-order.server.ts'

type NotMoved = Extract<ExchangedSlot, { ok: false }> | Refusal<'other-price'>

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
    apply: (tx, order, at) => moveDelivery(shop, tx, order, { to, at }),
  })
}

async function moveDelivery(
  shop: ShopContext,
  tx: Transaction,
  order: Order,
  { to, at }: { to: DeliveryChoice; at: number },
): Promise<Accepted | NotMoved> {
  const exchanged = await exchangeSlot(tx, order, to, { lines: order.lines, at })
  if (!exchanged.ok) return exchanged
  const { slot, surcharge } = exchanged
  if (!hasPriceOf(surcharge, order.surcharge)) return { ok: false, refusal: 'other-price' }
  await updateOrder(tx, order.id, {
    ...slotColumns(to.date, slot),
    ...surchargeColumns(surcharge),
    ...(await expiryColumns(shop, tx, order, { date: to.date, slot, at })),
    updatedAt: at,
  })
  await enqueueOrderEmail(tx, { orderId: order.id, trigger: 'delivery-changed', at })
  return { ok: true }
}
