import { stringify } from 'csv-stringify/sync'
import { inLocale } from '#i18n/locale.server.ts'
import { civilDateAt, civilTimeAt } from '../../delivery/cairo-time.ts'
import { formatWindow } from '../../delivery/delivery-slot.ts'
import type { ShopContext } from '../../shop-context.ts'
import { isLineRefunded } from '../line-refund.ts'
import type { OrderLine } from '../order.ts'
import { listLines } from '../records/order-line-store.server.ts'
import { methodOf } from '../records/order-row.server.ts'
import type { OrderExport } from './order-listing.ts'
import { resolveNeed } from './order-need-store.server.ts'
import { type CsvOrder, findStaffOrders, listCsvOrders } from './staff-order-list-store.server.ts'

const partSize = 500

/** A part of a CSV file, and the cursor of the next part; null after the last. */
export interface CsvPart {
  text: string
  after: string | null
}

/**
 * Exports a list as CSV, in English for other programs, in parts that bound the memory. Only the first part has a header.
 * Rows of lines leave out the amounts of the order, which a sum over the rows would count once for each line.
 */
export async function exportOrders(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { rows = 'orders', ...listing }: OrderExport,
): Promise<CsvPart> {
  const now = shop.now()
  const resolved = await resolveNeed(shop.db, listing, now)
  const options = { today: civilDateAt(now), limit: partSize }
  const { ids, after } = await findStaffOrders(shop.db, resolved, options)
  const orders = await listCsvOrders(shop.db, ids)
  const isFirst = listing.after === undefined
  const write = (columns: string[], cells: Cell[][]) =>
    stringify(cells, {
      bom: isFirst,
      header: isFirst,
      columns,
      // Cells that start like a formula, phone numbers included, get an apostrophe against CSV injection.
      escape_formulas: true,
    })
  if (rows === 'orders') {
    const cells = inLocale('en', () => orders.map((order) => cellsOf(orderColumns, order)))
    return { text: write(Object.keys(orderColumns), cells), after }
  }
  const linesOf = await listLines(shop.db, ids)
  const columns = [...Object.keys(identityColumns), ...Object.keys(lineColumns)]
  const cells = inLocale('en', () =>
    orders.flatMap((order) => {
      const lines = linesOf.get(order.id) ?? []
      const identity = cellsOf(identityColumns, order)
      return lines.map((line) => [...identity, ...cellsOf(lineColumns, { line, lines })])
    }),
  )
  return { text: write(columns, cells), after }
}

type Cell = string | number
type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

function cellsOf<Row>(columns: Columns<Row>, row: Row): Cell[] {
  return Object.values(columns).map((cellOf) => cellOf(row))
}

const placedColumns: Columns<CsvOrder> = {
  number: (order) => order.number,
  placed: (order) => civilTimeAt(order.createdAt).replace('T', ' '),
  status: (order) => withSpaces(order.status),
  'payment method': methodOf,
  payment: (order) => withSpaces(order.paymentStatus),
}

const amountColumns: Columns<CsvOrder> = {
  flowers: (order) => order.subtotal + order.discount,
  discount: (order) => order.discount,
  'discount reason': (order) => order.discountReason,
  'delivery fee': (order) => order.deliveryFee,
  total: (order) => order.total,
  captured: (order) => order.captured,
  refunded: (order) => order.refunded,
}

const deliveryColumns: Columns<CsvOrder> = {
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

const orderColumns: Columns<CsvOrder> = { ...placedColumns, ...amountColumns, ...deliveryColumns }
const identityColumns: Columns<CsvOrder> = { ...placedColumns, ...deliveryColumns }

/** A line among the lines of its order. */
interface CsvLine {
  line: OrderLine
  lines: readonly OrderLine[]
}

const lineColumns: Columns<CsvLine> = {
  item: ({ line }) => line.name,
  'product id': ({ line }) => line.productId,
  'added to': ({ line, lines }) => lines[line.addedTo ?? -1]?.name ?? '',
  'instead of': ({ line }) => line.insteadOf ?? '',
  stems: ({ line }) => line.stemCount ?? '',
  quantity: ({ line }) => line.quantity,
  'unit price': ({ line }) => line.unitPrice,
  'line total': ({ line }) => line.lineTotal,
  'line refunded': ({ line }) => (isLineRefunded(line) ? 'yes' : ''),
}

function withSpaces(status: string): string {
  return status.replaceAll('_', ' ')
}
