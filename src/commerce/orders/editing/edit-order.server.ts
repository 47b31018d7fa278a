import type { Updateable } from 'kysely'
import type { Transaction } from '#database/engine.server.ts'
import type { OrdersTable } from '#database/tables/orders-tables.ts'
import { writeAudit } from '../../audit/audit-store.server.ts'
import type { DeliveryZone } from '../../delivery/delivery-slot.ts'
import { listZones } from '../../delivery/delivery-store.server.ts'
import { enqueueOrderEmail } from '../../emails/send-order-email.server.ts'
import type { Pounds } from '../../money.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changeOrder } from '../change-order.server.ts'
import { discountAfterEdit } from '../discount.ts'
import {
  type ExchangedSlot,
  exchangeSlot,
  expiryColumns,
  needsMoreTime,
  slotColumns,
  surchargeColumns,
} from '../exchange-slot.server.ts'
import type { Order } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'
import { moveAddressRequest } from '../recipient-address/request-address.server.ts'
import { insertChangeEvent } from '../records/order-event-store.server.ts'
import { findOrder, updateOrder } from '../records/order-store.server.ts'
import { type EditedLines, editLines } from './edit-lines.server.ts'
import { type EditableOrder, editableOf, isSameEdit, mayEdit } from './editable-order.ts'
import { editedFee } from './edited-fee.ts'
import { withoutRemoved } from './edited-lines.ts'
import { changesBetween } from './order-changes.ts'
import type { OrderEdit } from './order-edit.ts'
import { type SettledEdit, settleEdit } from './settle-edit.server.ts'

type NotEdited =
  | Refusal<'order-not-found' | 'changed-elsewhere' | 'zone-closed' | 'nothing-to-pay'>
  | Refusal<'too-late-to-change', { status: OrderStatus }>
  | Refusal<'price-changed', { total: Pounds }>
  | Refusal<'cash-limit', { limit: Pounds }>
  | Extract<ExchangedSlot, { ok: false }>
  | Extract<EditedLines, { ok: false }>
  | Extract<SettledEdit, { ok: false }>

export type EditedOrder = Accepted | NotEdited

/** An edit with the staff member who makes it. */
export interface StaffEdit extends OrderEdit {
  staffId: string
  mayRefund: boolean
}

/**
 * Staff edit an order until it leaves. One transaction moves its slot, saves the fields, settles the new price, and
 * writes the event, the audit entry and the email. A concurrent edit refuses this one; a retry changes nothing.
 */
export function editOrder(shop: ShopContext, edit: StaffEdit): Promise<EditedOrder> {
  const { orderId, seen, edited, seenTotal, staffId, mayRefund } = edit
  const { isAddressKnown, ...to } = edited
  return changeOrder<EditedOrder>(shop, { orderId }, async (tx, order, at) => {
    const now = editableOf(order)
    if (isSameEdit({ ...to, lines: withoutRemoved(to.lines) }, now)) return { ok: true }
    if (!mayEdit(order.status)) {
      return { ok: false, refusal: 'too-late-to-change', status: order.status }
    }
    const isGiven = order.addressGivenAt !== null
    if (!isSameEdit(seen, now) || isAddressKnown !== isGiven) {
      return { ok: false, refusal: 'changed-elsewhere' }
    }
    const delivery = await changeDelivery(shop, tx, order, { to, at })
    if (!delivery.ok) return delivery
    const goods = await editLines(tx, order, { edited: to.lines, at })
    if (!goods.ok) return goods
    const discount = discountAfterEdit(order.discount, goods.items)
    const subtotal = goods.items - discount
    const newTotal = subtotal + delivery.deliveryFee
    if (newTotal !== seenTotal) return { ok: false, refusal: 'price-changed', total: newTotal }
    if (newTotal === 0 && order.discount) return { ok: false, refusal: 'nothing-to-pay' }
    const limit = shop.policy.cashLimit
    if (order.paymentMethod === 'cash' && newTotal > Math.max(limit, order.total)) {
      return { ok: false, refusal: 'cash-limit', limit }
    }
    const settled =
      newTotal === order.total
        ? null
        : await settleEdit(tx, order, { newTotal, staffId, mayRefund, at })
    if (settled?.ok === false) return settled
    await updateOrder(tx, orderId, {
      ...delivery.columns,
      subtotal,
      discount,
      deliveryFee: delivery.deliveryFee,
      total: newTotal,
      recipientName: to.recipientName,
      recipientPhone: to.recipientPhone,
      cardMessage: to.cardMessage,
      street: to.street,
      building: to.building,
      floor: to.floor,
      addressNotes: to.addressNotes,
      updatedAt: at,
    })
    if (to.recipientPhone !== now.recipientPhone) await moveAddressRequest(tx, order, at)
    await recordEdit(tx, order, { staffId, at, refund: settled?.refund ?? 0 })
    return { ok: true }
  })
}

type ChangedDelivery = Accepted<{ deliveryFee: Pounds; columns: Updateable<OrdersTable> }>

/** Exchanges the slot if the edit moves the delivery, and finds the fee of its area and day. */
async function changeDelivery(
  shop: ShopContext,
  tx: Transaction,
  order: Order,
  { to, at }: { to: Pick<EditableOrder, 'date' | 'slotId' | 'zoneId' | 'lines'>; at: number },
): Promise<ChangedDelivery | NotEdited> {
  const { delivery, address } = order
  const lines = to.lines.filter(({ quantity }) => quantity > 0)
  const newLines = to.lines.slice(order.lines.length)
  if (await needsMoreTime(tx, { date: to.date, lines: newLines, at })) {
    return { ok: false, refusal: 'slot-unavailable', state: 'needs-more-time' }
  }
  const isMoved = to.date !== delivery.date || to.slotId !== delivery.slotId
  const exchanged = isMoved ? await exchangeSlot(tx, order, to, { lines, at }) : null
  if (exchanged?.ok === false) return exchanged
  const newZone = to.zoneId === address.zoneId ? null : await findOpenZone(tx, to.zoneId)
  if (newZone === undefined) return { ok: false, refusal: 'zone-closed' }
  const newDay = to.date === delivery.date ? null : exchanged
  const { deliveryFee, surcharge } = editedFee(order, { newZone, newDay })
  const columns: Updateable<OrdersTable> = {
    ...(exchanged && {
      ...slotColumns(to.date, exchanged.slot),
      ...(await expiryColumns(shop, tx, order, { date: to.date, slot: exchanged.slot, at })),
    }),
    ...(newZone && {
      zoneId: newZone.id,
      zoneName: newZone.name,
      zoneNameAr: newZone.nameAr ?? '',
    }),
    ...surchargeColumns(surcharge),
  }
  return { ok: true, deliveryFee, columns }
}

async function findOpenZone(tx: Transaction, zoneId: string): Promise<DeliveryZone | undefined> {
  return (await listZones(tx)).find(({ id, open }) => id === zoneId && open)
}

/** Records what an edit changed. The audit log omits personal data: it names the changed parts. */
async function recordEdit(
  tx: Transaction,
  before: Order,
  { staffId, at, refund }: { staffId: string; at: number; refund: Pounds },
): Promise<void> {
  const after = await findOrder(tx, before.id)
  if (!after) return
  const changes = changesBetween(before, after)
  const event = { kind: 'edited', actor: 'staff', actorId: staffId, note: '', at, changes } as const
  await insertChangeEvent(tx, before, event)
  await writeAudit(tx, {
    at,
    actorId: staffId,
    action: 'order.edited',
    subject: before.id,
    before: auditedFields(before),
    after: {
      ...auditedFields(after),
      changed: changes.map(({ part }) => part),
      ...(refund > 0 && { amount: refund }),
    },
  })
  await enqueueOrderEmail(tx, { orderId: before.id, trigger: 'edited', at })
}

function auditedFields({ delivery, address, total, due = 0, lines, discount }: Order) {
  const slot = delivery.slotName
  const items = lines.map(({ quantity, name }) => `${quantity} × ${name}`)
  return {
    items,
    date: delivery.date,
    slot,
    area: address.zoneName,
    total,
    due,
    ...(discount && { discount: discount.amount }),
  }
}
