import { formatMoney, type Pounds } from '#commerce/money.ts'
import { mayCollectCash } from '#commerce/orders/difference-due.ts'
import { discountAfterEdit } from '#commerce/orders/discount.ts'
import type { EditableOrder } from '#commerce/orders/editing/editable-order.ts'
import { editedFee } from '#commerce/orders/editing/edited-fee.ts'
import { settleDifference } from '#commerce/orders/editing/settle-difference.ts'
import type { Order } from '#commerce/orders/order.ts'
import type { StaffPayment } from '#commerce/orders/staff/read-staff-order.server.ts'
import type { TelephoneOptions } from '#commerce/telephone/telephone-options.server.ts'
import { editText } from './edit-order.messages.ts'

/** The total after an edit; null while its area or day is not offered. */
export function editedTotal(
  order: Order,
  { date, zoneId }: Pick<EditableOrder, 'date' | 'zoneId'>,
  { options, items }: { options: TelephoneOptions | undefined; items: Pounds },
): Pounds | null {
  const newZone =
    zoneId === order.address.zoneId ? null : options?.zones.find(({ id }) => id === zoneId)
  const newDay =
    date === order.delivery.date ? null : options?.days.find((day) => day.date === date)
  if (newZone === undefined || newDay === undefined) return null
  return (
    items -
    discountAfterEdit(order.discount, items) +
    editedFee(order, { newZone, newDay }).deliveryFee
  )
}

/** The effect of a new total for the customer, as the shop will settle it. */
export function settlementText(
  order: Order,
  payments: readonly StaffPayment[],
  { newTotal, mayRefund }: { newTotal: Pounds; mayRefund: boolean },
): string {
  if (newTotal === order.total) return editText('sameTotal')
  if (order.captured === 0) return editText(order.paymentMethod === 'cash' ? 'cash' : 'unpaid')
  const refundable = payments
    .filter(({ status }) => status === 'paid')
    .reduce((sum, { amount, returned }) => sum + amount - returned, 0)
  const { due, refund } = settleDifference(order, { newTotal, refundable })
  if (refund > 0) {
    return mayRefund
      ? editText('refund', { amount: formatMoney(refund) })
      : editText('mayNotRefund')
  }
  const more = due - (order.due ?? 0)
  if (more < 0) return editText('dueLess', { amount: formatMoney(-more) })
  return editText(mayCollectCash(order) ? 'due' : 'dueOnline', { amount: formatMoney(more) })
}
