import type { Database, Transaction } from '#database/engine.server.ts'
import type { CivilDate } from '../cairo-time.ts'
import type { DeliveryZone } from '../delivery-slot.ts'
import type { BookedDay, PeakDay, StaffSlot } from './delivery-settings.ts'

/** Every slot by time of day, disabled ones included. */
export async function listStaffSlots(db: Database): Promise<StaffSlot[]> {
  const rows = await db
    .selectFrom('deliverySlots')
    .selectAll()
    .orderBy('startMinute')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ position: _position, enabled, ...slot }) => ({
    ...slot,
    enabled: enabled === 1,
  }))
}

/** Locks all areas until the transaction ends. */
export async function lockZones(tx: Transaction): Promise<DeliveryZone[]> {
  const all = await tx.selectFrom('deliveryZones').select('id').orderBy('id').execute()
  for (const { id } of all) {
    await tx
      .updateTable('deliveryZones')
      .set((row) => ({ position: row.ref('position') }))
      .where('id', '=', id)
      .execute()
  }
  const rows = await tx.selectFrom('deliveryZones').selectAll().orderBy('position').execute()
  return rows.map(({ id, name, fee, open }) => ({ id, name, fee, open: open === 1 }))
}

/** Locks all slots until the transaction ends. Placing orders does not wait for it. */
export async function lockSlots(tx: Transaction): Promise<StaffSlot[]> {
  const all = await tx.selectFrom('deliverySlots').select('id').orderBy('id').execute()
  for (const { id } of all) {
    await tx
      .updateTable('deliverySlots')
      .set((row) => ({ position: row.ref('position') }))
      .where('id', '=', id)
      .execute()
  }
  return listStaffSlots(tx)
}

export async function upsertZone(
  tx: Transaction,
  { id, open, ...zone }: DeliveryZone,
  position: number,
): Promise<void> {
  const row = { ...zone, open: open ? (1 as const) : (0 as const) }
  await tx
    .insertInto('deliveryZones')
    .values({ id, ...row, position })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function placeZone(tx: Transaction, id: string, position: number): Promise<void> {
  await tx.updateTable('deliveryZones').set({ position }).where('id', '=', id).execute()
}

export async function upsertSlot(
  tx: Transaction,
  { id, enabled, ...slot }: StaffSlot,
  position: number,
): Promise<void> {
  const row = { ...slot, enabled: enabled ? (1 as const) : (0 as const) }
  await tx
    .insertInto('deliverySlots')
    .values({ id, ...row, position })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Upcoming days on which a slot is booked, with counts. */
export async function bookedDaysOf(
  db: Database,
  slotId: string,
  from: CivilDate,
): Promise<BookedDay[]> {
  return db
    .selectFrom('slotBookings')
    .select(['date', 'booked'])
    .where('slotId', '=', slotId)
    .where('date', '>=', from)
    .where('booked', '>', 0)
    .orderBy('date')
    .execute()
}

/** Days with bookings in a period, with the counts of all slots. */
export async function bookedDays(
  db: Database,
  { from, until }: { from: CivilDate; until?: CivilDate },
): Promise<BookedDay[]> {
  let query = db
    .selectFrom('slotBookings')
    .select(['date', (all) => all.fn.sum<number>('booked').as('booked')])
    .where('date', '>=', from)
    .where('booked', '>', 0)
    .groupBy('date')
    .orderBy('date')
  if (until) query = query.where('date', '<=', until)
  const rows = await query.execute()
  return rows.map(({ date, booked }) => ({ date, booked: Number(booked) }))
}

export async function listPeakDays(db: Database, from: CivilDate): Promise<PeakDay[]> {
  return db
    .selectFrom('deliveryPeakDays')
    .selectAll()
    .where('date', '>=', from)
    .orderBy('date')
    .execute()
}

/** Closes days and returns how many were open before. */
export async function insertClosures(
  tx: Transaction,
  days: readonly CivilDate[],
  reason: string,
): Promise<number> {
  const closed = await tx
    .insertInto('deliveryClosures')
    .values(days.map((date) => ({ date, reason })))
    .onConflict((conflict) => conflict.column('date').doNothing())
    .returning('date')
    .execute()
  return closed.length
}

/** Returns the reason of the removed closure; null if the day was open. */
export async function removeClosure(tx: Transaction, date: CivilDate): Promise<string | null> {
  const row = await tx
    .deleteFrom('deliveryClosures')
    .where('date', '=', date)
    .returning('reason')
    .executeTakeFirst()
  return row?.reason ?? null
}

/** Returns false if the day is a peak day already. */
export async function insertPeakDay(tx: Transaction, day: PeakDay): Promise<boolean> {
  const added = await tx
    .insertInto('deliveryPeakDays')
    .values(day)
    .onConflict((conflict) => conflict.column('date').doNothing())
    .returning('date')
    .execute()
  return added.length > 0
}

/** Returns the removed peak day; null if there was none. */
export async function removePeakDayOf(tx: Transaction, date: CivilDate): Promise<PeakDay | null> {
  const row = await tx
    .deleteFrom('deliveryPeakDays')
    .where('date', '=', date)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
