import type { Database, Transaction } from '#database/engine.server.ts'
import { lateNotifiedAt } from '#database/stored-names.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { toOrderStatus } from '../records/order-row.server.ts'
import { openOrders } from '../staff/order-need-store.server.ts'

/** The open orders of a day whose customers have an address and were not notified of a delay. */
export async function listOrdersToNotify(db: Database, date: CivilDate) {
  const rows = await openOrders(db)
    .select(['id', 'status', 'deliveryDate', 'slotEndMinute as endMinute', 'addressGivenAt'])
    .where('deliveryDate', '=', date)
    .where(lateNotifiedAt, 'is', null)
    // Staff call a customer without an address.
    .where('contactEmail', '!=', '')
    .execute()
  return rows.map(({ addressGivenAt, status, ...row }) => ({
    ...row,
    status: toOrderStatus(status),
    hasAddress: addressGivenAt !== null,
  }))
}

/** False when the customer was notified already. */
export async function markNotified(tx: Transaction, id: string, at: number): Promise<boolean> {
  const updated = await tx
    .updateTable('orders')
    .set({ [lateNotifiedAt]: at })
    .where('id', '=', id)
    .where(lateNotifiedAt, 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}
