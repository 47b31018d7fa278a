import type { Database, Transaction } from '#database/engine.server.ts'
import type { CivilDate } from '../../delivery/cairo-time.ts'
import { toOrderStatus } from '../records/order-row.server.ts'
import { openOrders } from '../staff/order-need-store.server.ts'

/** The open orders of a day whose customers have an address and were not told of a delay. */
export async function listUntoldOrders(db: Database, date: CivilDate) {
  const rows = await openOrders(db)
    .select(['id', 'status', 'deliveryDate', 'slotEndMinute as endMinute', 'addressGivenAt'])
    .where('deliveryDate', '=', date)
    .where('lateToldAt', 'is', null)
    // Staff call a customer without an address.
    .where('contactEmail', '!=', '')
    .execute()
  return rows.map(({ addressGivenAt, status, ...row }) => ({
    ...row,
    status: toOrderStatus(status),
    hasAddress: addressGivenAt !== null,
  }))
}

/** False when the customer was told already. */
export async function markLateTold(tx: Transaction, id: string, at: number): Promise<boolean> {
  const updated = await tx
    .updateTable('orders')
    .set({ lateToldAt: at })
    .where('id', '=', id)
    .where('lateToldAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}
