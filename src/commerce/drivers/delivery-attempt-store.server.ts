import type { Insertable, Selectable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { DeliveryAttemptsTable } from '#database/tables/drivers-tables.ts'
import { addDays, type CivilDate, instantOf } from '../delivery/cairo-time.ts'
import type { Pounds } from '../money.ts'
import type { DeliveryAttempt } from './delivery-attempt.ts'
import { deliveryAttemptOutcomes } from './delivery-report.ts'

export async function insertDeliveryAttempt(
  tx: Transaction,
  attempt: Omit<Insertable<DeliveryAttemptsTable>, 'undoneAt'>,
): Promise<void> {
  await tx
    .insertInto('deliveryAttempts')
    .values({ ...attempt, undoneAt: null })
    .execute()
}

/** An attempt by its id, undone or not. */
export async function findDeliveryAttempt(
  db: Database,
  id: string,
): Promise<DeliveryAttempt | null> {
  const row = await db
    .selectFrom('deliveryAttempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toDeliveryAttempt(row) : null
}

/** The attempts of orders that stand, oldest first. */
export async function listDeliveryAttempts(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, DeliveryAttempt[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('deliveryAttempts')
    .selectAll()
    .where('orderId', 'in', orderIds)
    .where('undoneAt', 'is', null)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows.map(toDeliveryAttempt), ({ orderId }) => orderId)
}

export async function undoDeliveryAttempt(tx: Transaction, id: string, at: number): Promise<void> {
  await tx.updateTable('deliveryAttempts').set({ undoneAt: at }).where('id', '=', id).execute()
}

/** The cash that drivers collected on a day, by driver. */
export async function collectedOn(
  db: Database,
  date: CivilDate,
): Promise<ReadonlyMap<string, Pounds>> {
  const rows = await db
    .selectFrom('deliveryAttempts')
    .select(['driverId', (all) => all.fn.sum<number>('cashCollected').as('collected')])
    .where('deliveryDate', '=', date)
    .where('undoneAt', 'is', null)
    .groupBy('driverId')
    .execute()
  return new Map(
    rows.flatMap(({ driverId, collected }) => (driverId ? [[driverId, collected]] : [])),
  )
}

/** The cash that a driver collected on a day for orders of the day before. */
export async function collectedLate(
  db: Database,
  { driverId, date }: { driverId: string; date: CivilDate },
): Promise<Pounds> {
  const row = await db
    .selectFrom('deliveryAttempts')
    .select((all) => all.fn.sum<number | null>('cashCollected').as('collected'))
    .where('driverId', '=', driverId)
    .where('deliveryDate', '=', addDays(date, -1))
    .where('happenedAt', '>=', instantOf(date, 0))
    .where('undoneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.collected ?? 0
}

function toDeliveryAttempt(row: Selectable<DeliveryAttemptsTable>): DeliveryAttempt {
  const { outcome, pinRight, ...rest } = row
  return {
    ...rest,
    outcome: deliveryAttemptOutcomes.find((one) => one === outcome) ?? 'failed',
    isPinRight: pinRight === null ? null : pinRight === 1,
  }
}
