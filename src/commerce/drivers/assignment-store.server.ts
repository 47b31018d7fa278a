import type { Database, Transaction } from '#database/engine.server.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'

/** A driver's day. */
export interface RunKey {
  driverId: string
  date: CivilDate
}

/** The driver to whom an order is assigned; null if there is none. */
export async function assignedDriver(db: Database, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('deliveryAssignments')
    .select('driverId')
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return row?.driverId ?? null
}

/** The orders of a run, in order. */
export async function listRunOrders(db: Database, { driverId, date }: RunKey): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveryAssignments')
    .select('orderId')
    .where('deliveryDate', '=', date)
    .where('driverId', '=', driverId)
    .orderBy('position')
    .orderBy('orderId')
    .execute()
  return rows.map(({ orderId }) => orderId)
}

/** Assigns an order as the last stop of a run, and takes it from another one. */
export async function assignLast(
  tx: Transaction,
  {
    orderId,
    driverId,
    date,
    assignedBy,
    at,
  }: RunKey & { orderId: string; assignedBy: string; at: number },
): Promise<void> {
  const position = await nextPosition(tx, { driverId, date })
  const row = { driverId, deliveryDate: date, position, assignedBy, assignedAt: at }
  await tx
    .insertInto('deliveryAssignments')
    .values({ ...row, orderId })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(row))
    .execute()
}

/** Makes an order the last stop of its run. */
export async function moveLast(
  tx: Transaction,
  { orderId, ...run }: RunKey & { orderId: string },
): Promise<void> {
  await placeStop(tx, orderId, await nextPosition(tx, run))
}

export async function placeStop(tx: Transaction, orderId: string, position: number): Promise<void> {
  await tx
    .updateTable('deliveryAssignments')
    .set({ position })
    .where('orderId', '=', orderId)
    .execute()
}

async function nextPosition(tx: Transaction, { driverId, date }: RunKey): Promise<number> {
  const row = await tx
    .selectFrom('deliveryAssignments')
    .select((all) => all.fn.max('position').as('last'))
    .where('deliveryDate', '=', date)
    .where('driverId', '=', driverId)
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

/** Takes an order from its run, when it is cancelled or gets another day. */
export async function removeAssignment(tx: Transaction, orderId: string): Promise<void> {
  await tx.deleteFrom('deliveryAssignments').where('orderId', '=', orderId).execute()
}
