import type { Database } from '#database/engine.server.ts'

const csvColumns = [
  'id',
  'number',
  'createdAt',
  'status',
  'paymentMethod',
  'paymentStatus',
  'subtotal',
  'deliveryFee',
  'total',
  'captured',
  'refunded',
  'deliveryDate',
  'slotName',
  'slotStartMinute',
  'slotEndMinute',
  'zoneName',
  'recipientName',
  'recipientPhone',
  'contactName',
  'contactPhone',
  'contactEmail',
] as const

/** The CSV columns of orders, in the order of the given ids. */
export async function readCsvOrders(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('orders').select(csvColumns).where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Raw values: pounds, epoch milliseconds, slots in minutes after midnight. */
export type CsvOrder = Awaited<ReturnType<typeof readCsvOrders>>[number]
