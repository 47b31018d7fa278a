import { stringify } from 'csv-stringify/sync'
import { civilTimeAt } from '../../delivery/cairo-time.ts'
import { formatWindow } from '../../delivery/delivery-slot.ts'
import type { CsvOrder } from './order-csv-store.server.ts'

const columns = [
  'number',
  'placed',
  'status',
  'payment method',
  'payment',
  'flowers',
  'delivery fee',
  'total',
  'captured',
  'refunded',
  'delivery day',
  'window',
  'area',
  'recipient',
  'recipient phone',
  'sender',
  'sender phone',
  'sender e-mail',
] as const

type Row = Record<(typeof columns)[number], string>

function rowOf(order: CsvOrder): Row {
  return {
    number: order.number,
    placed: civilTimeAt(order.createdAt).replace('T', ' '),
    status: words(order.status),
    'payment method': order.paymentMethod,
    payment: words(order.paymentStatus),
    flowers: String(order.subtotal),
    'delivery fee': String(order.deliveryFee),
    total: String(order.total),
    captured: String(order.captured),
    refunded: String(order.refunded),
    'delivery day': order.deliveryDate,
    window: `${order.slotName}, ${formatWindow({ startMinute: order.slotStartMinute, endMinute: order.slotEndMinute })}`,
    area: order.zoneName,
    recipient: order.recipientName,
    'recipient phone': order.recipientPhone,
    sender: order.contactName,
    'sender phone': order.contactPhone,
    'sender e-mail': order.contactEmail,
  }
}

function words(status: string): string {
  return status.replaceAll('_', ' ')
}

/**
 * Orders as a file that spreadsheet programs open; without the head for what follows a first part. A cell that begins
 * like a formula goes out behind an apostrophe, a phone number with its plus as well.
 */
export function writeOrderCsv(orders: readonly CsvOrder[], withHead: boolean): string {
  return stringify(orders.map(rowOf), {
    bom: withHead,
    header: withHead,
    columns: [...columns],
    escape_formulas: true,
  })
}
