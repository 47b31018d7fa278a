import type { Insertable } from 'kysely'
import type { Database, Transaction } from '#database/engine.server.ts'
import type { DriversTables } from '#database/tables/drivers-tables.ts'
import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Pounds } from '../money.ts'

/** Cash of a driver's day that staff have counted so far. */
export interface HandedOver {
  expected: Pounds
  counted: Pounds
}

export const nothingHandedOver: HandedOver = { expected: 0, counted: 0 }

export async function insertHandover(
  tx: Transaction,
  handover: Insertable<DriversTables['cashHandovers']>,
): Promise<void> {
  await tx.insertInto('cashHandovers').values(handover).execute()
}

/** The hand-overs of a day, summed up by driver. */
export async function handedOverOn(
  db: Database,
  date: CivilDate,
): Promise<ReadonlyMap<string, HandedOver>> {
  const rows = await db
    .selectFrom('cashHandovers')
    .select([
      'driverId',
      (all) => all.fn.sum<number>('expected').as('expected'),
      (all) => all.fn.sum<number>('counted').as('counted'),
    ])
    .where('deliveryDate', '=', date)
    .groupBy('driverId')
    .execute()
  return new Map(rows.map(({ driverId, ...sums }) => [driverId, sums]))
}
