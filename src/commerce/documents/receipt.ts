import { civilDateAt } from '../delivery/cairo-time.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import { formatMoney } from '../money.ts'
import type { OrderDetail } from '../orders/order-view.ts'
import type { PaymentMethod } from '../payments/payment-provider.ts'

/** The texts of a receipt. */
export interface Receipt {
  number: string
  placedOn: string
  paidBy: string
  contact: readonly string[]
  /** Recipient, time and area; never the address, which the recipient may have given in confidence. */
  delivery: readonly string[]
  lines: ReadonlyArray<{ name: string; quantity: string; unitPrice: string; total: string }>
  /** The parts of the total, and its payments and refunds. */
  sums: ReadonlyArray<{ label: string; amount: string; isTotal?: boolean }>
}

const methods: Record<PaymentMethod, string> = {
  card: 'Card',
  wallet: 'Mobile wallet',
  cash: 'Cash',
}

/** A receipt exists once a payment was captured. */
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
    { label: 'Paid', amount: formatMoney(captured) },
    ...(refunded > 0 ? [{ label: 'Refunded', amount: formatMoney(refunded) }] : []),
  ]
}
