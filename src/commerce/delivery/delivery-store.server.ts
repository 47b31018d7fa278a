import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from './cairo-time.ts'
import { bookingKey } from './delivery-calendar.ts'
import type { DeliverySlot, DeliveryZone } from './delivery-slot.ts'
import type { Surcharge } from './surcharge.ts'

export async function listZones(db: Database): Promise<DeliveryZone[]> {
  const rows = await db.selectFrom('deliveryZones').selectAll().orderBy('position').execute()
  return rows.map(({ id, name, fee, open }) => ({ id, name, fee, open: open === 1 }))
}

export async function findZone(db: Database, id: string): Promise<DeliveryZone | null> {
  const row = await db
    .selectFrom('deliveryZones')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { id: row.id, name: row.name, fee: row.fee, open: row.open === 1 } : null
}

/** The windows that can be chosen, in the order of the day. */
export async function listSlots(db: Database): Promise<DeliverySlot[]> {
  return db
    .selectFrom('deliverySlots')
    .select(['id', 'name', 'startMinute', 'endMinute', 'cutoffMinute', 'capacity', 'weekdays'])
    .where('enabled', '=', 1)
    .orderBy('startMinute')
    .orderBy('position')
    .execute()
}

export async function closuresFrom(
  db: Database,
  date: CivilDate,
): Promise<ReadonlyMap<CivilDate, string>> {
  const rows = await db
    .selectFrom('deliveryClosures')
    .selectAll()
    .where('date', '>=', date)
    .execute()
  return new Map(rows.map((row) => [row.date, row.reason]))
}

export async function surchargesFrom(
  db: Database,
  date: CivilDate,
): Promise<ReadonlyMap<CivilDate, Surcharge>> {
  const rows = await db
    .selectFrom('deliveryPeakDays')
    .selectAll()
    .where('date', '>=', date)
    .execute()
  return new Map(rows.map(({ date, name, surcharge }) => [date, { name, amount: surcharge }]))
}

/** What a delivery costs more on one day, or null when it is an ordinary one. */
export async function findSurcharge(db: Database, date: CivilDate): Promise<Surcharge | null> {
  const row = await db
    .selectFrom('deliveryPeakDays')
    .select(['name', 'surcharge as amount'])
    .where('date', '=', date)
    .executeTakeFirst()
  return row ?? null
}

export async function bookingsFrom(
  db: Database,
  date: CivilDate,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('slotBookings').selectAll().where('date', '>=', date).execute()
  return new Map(rows.map((row) => [bookingKey(row.date, row.slotId), row.booked]))
}

/** Takes one place of a window, if one is left. */
export async function bookSlot(
  db: Database,
  slot: { id: string; capacity: number },
  date: CivilDate,
): Promise<boolean> {
  await db
    .insertInto('slotBookings')
    .values({ date, slotId: slot.id, booked: 0 })
    .onConflict((conflict) => conflict.columns(['date', 'slotId']).doNothing())
    .execute()
  const updated = await db
    .updateTable('slotBookings')
    .set((row) => ({ booked: row('booked', '+', 1) }))
    .where('date', '=', date)
    .where('slotId', '=', slot.id)
    .where('booked', '<', slot.capacity)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

export async function releaseSlot(db: Database, slotId: string, date: CivilDate): Promise<void> {
  await db
    .updateTable('slotBookings')
    .set((row) => ({ booked: row('booked', '-', 1) }))
    .where('date', '=', date)
    .where('slotId', '=', slotId)
    .execute()
}
