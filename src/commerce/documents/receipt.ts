import { currentLocale, type Locale } from '#i18n/locale.ts'
import { civilDateAt } from '../delivery/cairo-time.ts'
import { formatDay } from '../delivery/day-label.ts'
import { formatWindow } from '../delivery/delivery-slot.ts'
import { formatMoney } from '../money.ts'
import { priceOfItems } from '../orders/discount.ts'
import { lineName } from '../orders/line-name.ts'
import type { OrderDetail } from '../orders/order-view.ts'
import { paymentMethodText } from '../payments/payment-method.messages.ts'
import { receiptText } from './receipt.messages.ts'

/** The texts of a receipt. */
export interface Receipt {
  /** The language of its labels; English without one. */
  locale?: Locale
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

/** A receipt exists once a payment was captured. */
export function hasReceipt({ captured }: Pick<OrderDetail, 'captured'>): boolean {
  return captured > 0
}

/** In the language of the caller. */
export function receiptOf(order: OrderDetail): Receipt {
  const { contact, recipient, delivery, address } = order
  const placed = civilDateAt(order.createdAt)
  return {
    locale: currentLocale(),
    number: order.number,
    placedOn: `${formatDay(placed)} ${placed.slice(0, 4)}`,
    paidBy: paymentMethodText(order.paymentMethod),
    contact: [contact.name, contact.email, contact.phone],
    delivery: [recipient.name, formatDay(delivery.date), formatWindow(delivery), address.zoneName],
    lines: order.lines.map(({ quantity, unitPrice, lineTotal, ...line }) => ({
      name: lineName(line),
      quantity: String(quantity),
      unitPrice: formatMoney(unitPrice),
      total: formatMoney(lineTotal),
    })),
    sums: sumsOf(order),
  }
}

function sumsOf(order: OrderDetail): Receipt['sums'] {
  const { discount, deliveryFee, surcharge, total, captured, refunded } = order
  const ordinaryFee = deliveryFee - (surcharge?.amount ?? 0)
  return [
    { label: receiptText('flowers'), amount: formatMoney(priceOfItems(order)) },
    ...(discount
      ? [{ label: receiptText('discount'), amount: formatMoney(-discount.amount) }]
      : []),
    { label: receiptText('delivery'), amount: formatMoney(ordinaryFee) },
    ...(surcharge
      ? [
          {
            label: receiptText('deliveryOn', { day: surcharge.name }),
            amount: formatMoney(surcharge.amount),
          },
        ]
      : []),
    { label: receiptText('total'), amount: formatMoney(total), isTotal: true },
    { label: receiptText('paid'), amount: formatMoney(captured) },
    ...(refunded > 0 ? [{ label: receiptText('refunded'), amount: formatMoney(refunded) }] : []),
  ]
}
