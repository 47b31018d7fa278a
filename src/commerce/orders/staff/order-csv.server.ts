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
    status: withSpaces(order.status),
    'payment method': order.paymentMethod,
    payment: withSpaces(order.paymentStatus),
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

function withSpaces(status: string): string {
  return status.replaceAll('_', ' ')
}

/**
 * Orders as CSV; only the first part has a header. Cells that start like a formula, phone numbers included, get an
 * apostrophe against CSV injection.
 */
export function writeOrderCsv(orders: readonly CsvOrder[], withHead: boolean): string {
  return stringify(orders.map(rowOf), {
    bom: withHead,
    header: withHead,
    columns: [...columns],
    escape_formulas: true,
  })
}
