import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import { toAddressGiver, withState } from '../orders/records/order-row.server.ts'

/** The orders of a delivery day, as the sums of its work need them. A day bounds their number. */
export async function listWorkOrders(db: Database, date: CivilDate) {
  const rows = await db
    .selectFrom('orders')
    .select(['status', 'paymentStatus', 'paymentMethod', 'atTerminal'])
    .select(['total', 'due', 'addressBy', 'senderShown'])
    .where('deliveryDate', '=', date)
    .execute()
  return rows.map(withState).map((row) => ({
    ...row,
    addressBy: toAddressGiver(row.addressBy),
    senderShown: row.senderShown === 1,
  }))
}
