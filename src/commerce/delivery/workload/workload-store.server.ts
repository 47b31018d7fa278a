import type { Database, Transaction } from '#database/engine.server.ts'
import type { CivilDate } from '../cairo-time.ts'
import { bookingKey } from '../delivery-calendar.ts'
import type { OrderPause } from './order-pause.ts'

const theShop = 'shop'

/** The pause of new orders, also one that has ended by itself; null if there is none. */
export async function findPause(db: Database): Promise<OrderPause | null> {
  const row = await db.selectFrom('orderPauses').select('until').executeTakeFirst()
  return row ?? null
}

/** Starts a pause. Returns false if another one has not ended: one of two staff is first. */
export async function startPause(
  tx: Transaction,
  { until }: OrderPause,
  now: number,
): Promise<boolean> {
  const started = await tx
    .insertInto('orderPauses')
    .values({ id: theShop, until })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ until }).where('orderPauses.until', '<=', now),
    )
    .returning('id')
    .execute()
  return started.length > 0
}

/** Returns the removed pause; null if there was none. */
export async function removePause(tx: Transaction): Promise<OrderPause | null> {
  const row = await tx
    .deleteFrom('orderPauses')
    .where('id', '=', theShop)
    .returning('until')
    .executeTakeFirst()
  return row ?? null
}

/** The capacities of single days, by `bookingKey`. */
export async function dayCapacitiesFrom(
  db: Database,
  date: CivilDate,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('deliveryDayCapacities')
    .selectAll()
    .where('date', '>=', date)
    .execute()
  return new Map(rows.map((row) => [bookingKey(row.date, row.slotId), row.capacity]))
}

interface DayCapacity {
  date: CivilDate
  slotId: string
}

export async function findDayCapacity(
  db: Database,
  { date, slotId }: DayCapacity,
): Promise<number | null> {
  const row = await db
    .selectFrom('deliveryDayCapacities')
    .select('capacity')
    .where('date', '=', date)
    .where('slotId', '=', slotId)
    .executeTakeFirst()
  return row?.capacity ?? null
}

/** Null: the capacity of the slot applies. */
export async function storeDayCapacity(
  tx: Transaction,
  { date, slotId }: DayCapacity,
  capacity: number | null,
): Promise<void> {
  if (capacity === null) {
    await tx
      .deleteFrom('deliveryDayCapacities')
      .where('date', '=', date)
      .where('slotId', '=', slotId)
      .execute()
    return
  }
  await tx
    .insertInto('deliveryDayCapacities')
    .values({ date, slotId, capacity })
    .onConflict((conflict) => conflict.columns(['date', 'slotId']).doUpdateSet({ capacity }))
    .execute()
}
