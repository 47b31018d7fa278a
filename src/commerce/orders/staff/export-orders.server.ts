import { stringify } from 'csv-stringify/sync'
import { inLocale } from '#i18n/locale.server.ts'
import { civilDateAt, civilTimeAt } from '../../delivery/cairo-time.ts'
import { formatWindow } from '../../delivery/delivery-slot.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { OrderListing } from './order-listing.ts'
import { type CsvOrder, findStaffOrders, listCsvOrders } from './staff-order-list-store.server.ts'

const partSize = 500

/** A part of a CSV file, and the cursor of the next part; null after the last. */
export interface CsvPart {
  text: string
  after: string | null
}

/** Exports a list as CSV, in English for other programs, in parts that bound the memory. Only the first part has a header. */
export async function exportOrders(
  shop: Pick<ShopContext, 'db' | 'now'>,
  listing: OrderListing,
): Promise<CsvPart> {
  const today = civilDateAt(shop.now())
  const { ids, after } = await findStaffOrders(shop.db, listing, { today, limit: partSize })
  const orders = await listCsvOrders(shop.db, ids)
  const isFirst = listing.after === undefined
  const rows = inLocale('en', () => orders.map(rowOf))
  const text = stringify(rows, {
    bom: isFirst,
    header: isFirst,
    columns: Object.keys(columns),
    // Cells that start like a formula, phone numbers included, get an apostrophe against CSV injection.
    escape_formulas: true,
  })
  return { text, after }
}

const columns: Record<string, (order: CsvOrder) => string | number> = {
  number: (order) => order.number,
  placed: (order) => civilTimeAt(order.createdAt).replace('T', ' '),
  status: (order) => withSpaces(order.status),
  'payment method': (order) => order.paymentMethod,
  payment: (order) => withSpaces(order.paymentStatus),
  flowers: (order) => order.subtotal,
  'delivery fee': (order) => order.deliveryFee,
  total: (order) => order.total,
  captured: (order) => order.captured,
  refunded: (order) => order.refunded,
  'delivery day': (order) => order.deliveryDate,
  window: ({ slotName, slotStartMinute: startMinute, slotEndMinute: endMinute }) =>
    `${slotName}, ${formatWindow({ startMinute, endMinute })}`,
  area: (order) => order.zoneName,
  recipient: (order) => order.recipientName,
  'recipient phone': (order) => order.recipientPhone,
  sender: (order) => order.contactName,
  'sender phone': (order) => order.contactPhone,
  'sender e-mail': (order) => order.contactEmail,
}

function rowOf(order: CsvOrder) {
  return Object.values(columns).map((cellOf) => cellOf(order))
}

function withSpaces(status: string): string {
  return status.replaceAll('_', ' ')
}
