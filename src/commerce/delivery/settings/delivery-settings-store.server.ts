import type { Database, Transaction } from '#database/engine.server.ts'
import { arabicOf } from '#i18n/localized.ts'
import type { CivilDate } from '../cairo-time.ts'
import { renewSlotVersions } from '../delivery-store.server.ts'
import { placeOf } from '../place.ts'
import type { ClosureDraft, PeakDay } from './delivery-drafts.ts'
import type { BookedDay, StaffSlot, StaffZone } from './delivery-settings.ts'

/** Every area in the order of shoppers, with its place on the map. */
export async function listStaffZones(db: Database): Promise<StaffZone[]> {
  const rows = await db.selectFrom('deliveryZones').selectAll().orderBy('position').execute()
  return rows.map(
    ({ position: _position, open, nameAr, latitudeMicro, longitudeMicro, ...zone }) => {
      const place = placeOf(latitudeMicro, longitudeMicro)
      return {
        ...zone,
        ...arabicOf('nameAr', nameAr),
        open: open === 1,
        ...(place && { place }),
      }
    },
  )
}

/** Every slot by time of day, disabled ones included. */
export async function listStaffSlots(db: Database): Promise<StaffSlot[]> {
  const rows = await db
    .selectFrom('deliverySlots')
    .selectAll()
    .orderBy('startMinute')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ position: _position, enabled, nameAr, ...slot }) => ({
    ...slot,
    ...arabicOf('nameAr', nameAr),
    enabled: enabled === 1,
  }))
}

/** Locks all areas until the transaction ends. */
export async function lockZones(tx: Transaction): Promise<StaffZone[]> {
  await lockRows(tx, 'deliveryZones')
  return listStaffZones(tx)
}

/** Locks all slots until the transaction ends. Placing orders does not wait for it. */
export async function lockSlots(tx: Transaction): Promise<StaffSlot[]> {
  await lockRows(tx, 'deliverySlots')
  return listStaffSlots(tx)
}

async function lockRows(tx: Transaction, table: 'deliveryZones' | 'deliverySlots'): Promise<void> {
  const rows = await tx.selectFrom(table).select('id').orderBy('id').execute()
  for (const { id } of rows) {
    await tx
      .updateTable(table)
      .set((row) => ({ position: row.ref('position') }))
      .where('id', '=', id)
      .execute()
  }
}

export async function upsertZone(
  tx: Transaction,
  { id, name, nameAr = '', fee, open, place }: StaffZone,
  position: number,
): Promise<void> {
  const row = {
    ...{ name, nameAr, fee, open: open ? (1 as const) : (0 as const) },
    latitudeMicro: place?.latitude ?? null,
    longitudeMicro: place?.longitude ?? null,
  }
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
  const row = { ...slot, nameAr: slot.nameAr ?? '', enabled: enabled ? (1 as const) : (0 as const) }
  await tx
    .insertInto('deliverySlots')
    .values({ id, ...row, position })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** Days with bookings in a period, with their number: of one slot, or of all. */
export async function bookedDays(
  db: Database,
  { from, until, slotId }: { from: CivilDate; until?: CivilDate; slotId?: string },
): Promise<BookedDay[]> {
  let query = db
    .selectFrom('slotBookings')
    .select(['date', (all) => all.fn.sum<number>('booked').as('booked')])
    .where('date', '>=', from)
    .where('booked', '>', 0)
    .groupBy('date')
    .orderBy('date')
  if (until) query = query.where('date', '<=', until)
  if (slotId) query = query.where('slotId', '=', slotId)
  return query.execute()
}

interface Closure extends Pick<ClosureDraft, 'reason' | 'reasonAr'> {
  /** All slots, locked, so that none is added meanwhile. */
  slots: readonly StaffSlot[]
  /** The repeated closure that closes the days. */
  repeatedBy?: string | null
}

/**
 * Closes days and returns how many were open before. Days of a repeated closure count as open: a feast on a closed Friday
 * takes the day over. Bookings that are counted afterwards include those of orders that were being placed.
 */
export async function insertClosures(
  tx: Transaction,
  days: readonly CivilDate[],
  { slots, reason, reasonAr = '', repeatedBy = null }: Closure,
): Promise<number> {
  if (days.length === 0) return 0
  const closed = await tx
    .insertInto('deliveryClosures')
    .values(days.map((date) => ({ date, reason, reasonAr, repeatedBy })))
    .onConflict((conflict) =>
      repeatedBy === null
        ? conflict
            .column('date')
            .doUpdateSet({ reason, reasonAr, repeatedBy })
            .where('deliveryClosures.repeatedBy', 'is not', null)
        : conflict.column('date').doNothing(),
    )
    .returning('date')
    .execute()
  await renewSlotVersions(
    tx,
    days,
    slots.map(({ id }) => id),
  )
  return closed.length
}

/** Returns the removed closure; null if the day was open. */
export async function removeClosure(tx: Transaction, date: CivilDate) {
  const row = await tx
    .deleteFrom('deliveryClosures')
    .where('date', '=', date)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  const { reasonAr, repeatedBy: _repeatedBy, ...closure } = row
  return { ...closure, ...arabicOf('reasonAr', reasonAr) }
}

/** Returns false if the day is a peak day already. */
export async function insertPeakDay(tx: Transaction, day: PeakDay): Promise<boolean> {
  const added = await tx
    .insertInto('deliveryPeakDays')
    .values({ ...day, nameAr: day.nameAr ?? '' })
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
  if (!row) return null
  const { nameAr, ...day } = row
  return { ...day, ...arabicOf('nameAr', nameAr) }
}
