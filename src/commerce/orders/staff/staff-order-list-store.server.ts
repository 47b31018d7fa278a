import type { Selectable } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { inKeysetOrder, isAfter, isUpTo, pageOf } from '#database/keyset-pagination.server.ts'
import type { OrdersTable } from '#database/tables/orders-tables.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { isUnconfirmedCash } from '../confirmation/cash-confirmation.ts'
import { findSuspicions } from '../confirmation/suspicion-store.server.ts'
import { cashToCollect } from '../difference-due.ts'
import { localizePlace } from '../localize-order.ts'
import { listLines } from '../records/order-line-store.server.ts'
import { summaryColumns } from '../records/order-list-store.server.ts'
import { type OrderState, toAddressGiver, withState } from '../records/order-row.server.ts'
import { listedItems } from './listed-items.ts'
import type { OrderListing, OrderPage, ResolvedFilter } from './order-listing.ts'
import {
  keysetOf,
  type OrderScan,
  type Position,
  planScan,
  scanLimit,
  selectScan,
} from './order-scan.server.ts'
import { findSearchKeys } from './order-search-store.server.ts'

/** A page of the order list. Number and cost of the queries do not depend on the number of orders. */
export async function listStaffOrders(
  db: Database,
  listing: ResolvedFilter<OrderListing>,
  options: { today: CivilDate; limit: number },
): Promise<OrderPage> {
  const page = await findStaffOrders(db, listing, options)
  if (page.ids.length === 0) return { orders: [], after: page.after }
  const [rows, linesOf] = await Promise.all([
    db
      .selectFrom('orders')
      .select([...summaryColumns, 'contactName', 'due', 'senderShown', 'addressBy'])
      .where('id', 'in', page.ids)
      .execute(),
    listLines(db, page.ids),
  ])
  const listed = inOrderOf(page.ids, rows).map(withState).map(localizePlace).map(withCash)
  const unconfirmed = listed.filter(isUnconfirmedCash).map(({ id }) => id)
  const suspicions = await findSuspicions(db, unconfirmed)
  const orders = listed.map((order) => ({
    ...order,
    items: listedItems(linesOf.get(order.id) ?? []),
    suspicion: suspicions.get(order.id) ?? null,
  }))
  return { orders, after: page.after }
}

type CashRow = Pick<Selectable<OrdersTable>, 'total' | 'due' | 'senderShown' | 'addressBy'>

/** With the cash of its delivery instead of the columns on which it depends. */
function withCash<Row extends CashRow & OrderState>(row: Row) {
  const { due, senderShown, addressBy, ...listed } = row
  const terms = { due, senderShown: senderShown === 1, addressBy: toAddressGiver(addressBy) }
  return { ...listed, cash: cashToCollect({ ...row, ...terms }) }
}

/** An order as a row of the CSV export: pounds, epoch milliseconds, slots in minutes after midnight. */
export type CsvOrder = Selectable<OrdersTable>

/** The orders of a part of the CSV export. */
export async function listCsvOrders(db: Database, ids: readonly string[]): Promise<CsvOrder[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  return inOrderOf(ids, rows)
}

function inOrderOf<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The ids of a page, in the order of the list. */
export async function findStaffOrders(
  db: Database,
  listing: ResolvedFilter<OrderListing>,
  { today, limit }: { today: CivilDate; limit: number },
): Promise<{ ids: string[]; after: string | null }> {
  const keys = await findSearchKeys(db, listing.query)
  const scan = planScan(listing, { order: listing.sort ?? 'newest', today, keys })
  if (!scan) return { ids: [], after: null }
  const from = listing.after === undefined ? null : await positionOf(db, listing.after)
  if (listing.after !== undefined && !from) return { ids: [], after: null }
  const end = scan.filters.length === 0 ? null : await scanEnd(db, scan, from)
  const keyset = keysetOf(scan)
  let query = inKeysetOrder(selectScan(db, scan), keyset)
    .select('orders.id')
    .limit(limit + 1)
  if (from) query = query.where(isAfter(keyset, from))
  if (end) query = query.where(isUpTo(keyset, end))
  for (const choice of scan.filters) query = query.where(choice)
  const { page, nextCursor } = pageOf(await query.execute(), limit)
  return { ids: page.map(({ id }) => id), after: nextCursor ?? end?.id ?? null }
}

/** The last row of a bounded scan; null when the scan reaches the end of the list before. */
async function scanEnd(
  db: Database,
  scan: OrderScan,
  from: Position | null,
): Promise<Position | null> {
  const keyset = keysetOf(scan)
  let query = inKeysetOrder(selectScan(db, scan), keyset)
    .select(positionColumns)
    .offset(scanLimit - 1)
    .limit(1)
  if (from) query = query.where(isAfter(keyset, from))
  return (await query.executeTakeFirst()) ?? null
}

const positionColumns = [
  'orders.id',
  'orders.createdAt',
  'orders.deliveryDate',
  'orders.slotStartMinute',
  'orders.createdAt as placedAt',
  'orders.id as orderId',
] as const

async function positionOf(db: Database, id: string): Promise<Position | null> {
  const row = await db
    .selectFrom('orders')
    .select(positionColumns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
