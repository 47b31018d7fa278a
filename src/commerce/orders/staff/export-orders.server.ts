import { stringify } from 'csv-stringify/sync'
import { civilDateAt, civilTimeAt } from '../../delivery/cairo-time.ts'
import { formatWindow } from '../../delivery/delivery-slot.ts'
import { paymentMethods } from '../../payments/payment-provider.ts'
import type { ShopContext } from '../../shop-context.ts'
import { orderStatuses, paymentStatuses } from '../order-statuses.ts'
import { csvColumnText, csvValueText } from './order-csv.messages.ts'
import type { OrderListing } from './order-listing.ts'
import { type CsvOrder, findStaffOrders, listCsvOrders } from './staff-order-list-store.server.ts'

const partSize = 500

/** A part of a CSV file, and the cursor of the next part; null after the last. */
export interface CsvPart {
  text: string
  after: string | null
}

/** Exports a list as CSV, in parts that bound the memory. Only the first part has a header. */
export async function exportOrders(
  shop: Pick<ShopContext, 'db' | 'now'>,
  listing: OrderListing,
): Promise<CsvPart> {
  const today = civilDateAt(shop.now())
  const { ids, after } = await findStaffOrders(shop.db, listing, { today, limit: partSize })
  const orders = await listCsvOrders(shop.db, ids)
  const isFirst = listing.after === undefined
  const text = stringify(orders.map(rowOf), {
    bom: isFirst,
    header: isFirst,
    columns: columns.map(({ name }) => csvColumnText(name)),
    // Cells that start like a formula, phone numbers included, get an apostrophe against CSV injection.
    escape_formulas: true,
  })
  return { text, after }
}

interface Column {
  name: Parameters<typeof csvColumnText>[0]
  cellOf: (order: CsvOrder) => string | number
}

const columns: readonly Column[] = [
  { name: 'number', cellOf: (order) => order.number },
  { name: 'placed', cellOf: (order) => civilTimeAt(order.createdAt).replace('T', ' ') },
  { name: 'status', cellOf: (order) => valueLabel(order.status) },
  { name: 'paymentMethod', cellOf: (order) => valueLabel(order.paymentMethod) },
  { name: 'payment', cellOf: (order) => valueLabel(order.paymentStatus) },
  { name: 'flowers', cellOf: (order) => order.subtotal },
  { name: 'deliveryFee', cellOf: (order) => order.deliveryFee },
  { name: 'total', cellOf: (order) => order.total },
  { name: 'captured', cellOf: (order) => order.captured },
  { name: 'refunded', cellOf: (order) => order.refunded },
  { name: 'deliveryDay', cellOf: (order) => order.deliveryDate },
  {
    name: 'window',
    cellOf: ({ slotName, slotStartMinute: startMinute, slotEndMinute: endMinute }) =>
      `${slotName}, ${formatWindow({ startMinute, endMinute })}`,
  },
  { name: 'area', cellOf: (order) => order.zoneName },
  { name: 'recipient', cellOf: (order) => order.recipientName },
  { name: 'recipientPhone', cellOf: (order) => order.recipientPhone },
  { name: 'sender', cellOf: (order) => order.contactName },
  { name: 'senderPhone', cellOf: (order) => order.contactPhone },
  { name: 'senderEmail', cellOf: (order) => order.contactEmail },
]

function rowOf(order: CsvOrder) {
  return columns.map(({ cellOf }) => cellOf(order))
}

const values = [...orderStatuses, ...paymentStatuses, ...paymentMethods]

/** A status or method in words. During an upgrade the next version may write one that this version does not know. */
function valueLabel(code: string): string {
  const known = values.find((value) => value === code)
  return known === undefined ? code.replaceAll('_', ' ') : csvValueText(known)
}
