import { civilDateAt } from '../delivery/cairo-time.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import { formatMoney } from '../money.ts'
import type { OrderDetail } from '../orders/order-view.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'

/** A receipt in words, as its owner reads it. */
export interface Receipt {
  number: string
  placedOn: string
  paidBy: string
  /** Whose receipt it is. */
  contact: readonly string[]
  /** For whom, when and to which area; never the address, which may be the recipient's secret. */
  delivery: readonly string[]
  lines: ReadonlyArray<{ name: string; quantity: string; unitPrice: string; total: string }>
  /** What leads to the total, and what became of it. */
  sums: ReadonlyArray<{ label: string; amount: string; isTotal?: boolean }>
}

const methods: Record<PaymentMethod, string> = {
  card: 'Card',
  wallet: 'Mobile wallet',
  cash: 'Cash',
}

/** There is a receipt once money has been received. */
export function hasReceipt({ captured }: Pick<OrderDetail, 'captured'>): boolean {
  return captured > 0
}

export function receiptOf(order: OrderDetail): Receipt {
  const { contact, recipient, delivery, address } = order
  const placed = civilDateAt(order.createdAt)
  return {
    number: order.number,
    placedOn: `${formatDay(placed)} ${placed.slice(0, 4)}`,
    paidBy: methods[order.paymentMethod],
    contact: [contact.name, contact.email, contact.phone],
    delivery: [recipient.name, formatDay(delivery.date), formatWindow(delivery), address.zoneName],
    lines: order.lines.map(({ name, quantity, unitPrice, lineTotal }) => ({
      name,
      quantity: String(quantity),
      unitPrice: formatMoney(unitPrice),
      total: formatMoney(lineTotal),
    })),
    sums: sumsOf(order),
  }
}

function sumsOf(order: OrderDetail): Receipt['sums'] {
  const { subtotal, deliveryFee, surcharge, total, captured, refunded } = order
  return [
    { label: 'Flowers', amount: formatMoney(subtotal) },
    { label: 'Delivery', amount: formatMoney(deliveryFee - (surcharge?.amount ?? 0)) },
    ...(surcharge
      ? [{ label: `Delivery on ${surcharge.name}`, amount: formatMoney(surcharge.amount) }]
      : []),
    { label: 'Total', amount: formatMoney(total), isTotal: true },
    { label: 'Received', amount: formatMoney(captured) },
    ...(refunded > 0 ? [{ label: 'Given back', amount: formatMoney(refunded) }] : []),
  ]
}
