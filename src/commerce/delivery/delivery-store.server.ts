import type { Database } from '#database/engine.server.ts'
import type { CivilDate } from './cairo-time.ts'
import { bookingKey } from './delivery-calendar.ts'
import type { DeliverySlot, DeliveryZone } from './delivery-slot.ts'
import type { Surcharge } from './surcharge.ts'

export async function listZones(db: Database): Promise<DeliveryZone[]> {
  const rows = await db.selectFrom('deliveryZones').selectAll().orderBy('position').execute()
  return rows.map(({ id, name, fee, open }) => ({ id, name, fee, open: open === 1 }))
}

/** What the shop knows of one delivery that somebody would like. */
export interface DeliveryTerms {
  zone: DeliveryZone
  /** Null when there is no such window, or it can no longer be chosen. */
  slot: DeliverySlot | null
  /** Why nothing is delivered that day, if nothing is. */
  closedBecause: string | null
  /** What a delivery costs more that day, or null when it is an ordinary one. */
  surcharge: Surcharge | null
  /** How many deliveries are booked in the window that day. */
  booked: number
}

/** All that a delivery depends on, asked at once: this is asked while others wait. Null when there is no such area. */
export async function findDeliveryTerms(
  db: Database,
  { zoneId, slotId, date }: { zoneId: string; slotId: string; date: CivilDate },
): Promise<DeliveryTerms | null> {
  const row = await db
    .selectFrom('deliveryZones as zone')
    .leftJoin('deliverySlots as slot', (join) =>
      join.on('slot.id', '=', slotId).on('slot.enabled', '=', 1),
    )
    .leftJoin('deliveryClosures as closure', (join) => join.on('closure.date', '=', date))
    .leftJoin('deliveryPeakDays as peak', (join) => join.on('peak.date', '=', date))
    .leftJoin('slotBookings as booking', (join) =>
      join.on('booking.date', '=', date).on('booking.slotId', '=', slotId),
    )
    .where('zone.id', '=', zoneId)
    .select(['zone.name as zoneName', 'zone.fee', 'zone.open', 'closure.reason', 'booking.booked'])
    .select(['peak.name as peakName', 'peak.surcharge'])
    .select(['slot.name as slotName', 'slot.startMinute', 'slot.endMinute'])
    .select(['slot.cutoffMinute', 'slot.capacity', 'slot.weekdays'])
    .executeTakeFirst()
  if (!row) return null
  const { peakName, surcharge } = row
  return {
    zone: { id: zoneId, name: row.zoneName, fee: row.fee, open: row.open === 1 },
    slot: slotOf(slotId, row),
    closedBecause: row.reason,
    surcharge:
      peakName === null || surcharge === null ? null : { name: peakName, amount: surcharge },
    booked: row.booked ?? 0,
  }
}

type JoinedSlot = { slotName: string | null } & {
  [Part in Exclude<keyof DeliverySlot, 'id' | 'name'>]: DeliverySlot[Part] | null
}

function slotOf(id: string, row: JoinedSlot): DeliverySlot | null {
  const { slotName: name, startMinute, endMinute, cutoffMinute, capacity, weekdays } = row
  if (name === null || startMinute === null || endMinute === null) return null
  if (cutoffMinute === null || capacity === null || weekdays === null) return null
  return { id, name, startMinute, endMinute, cutoffMinute, capacity, weekdays }
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
  if (slot.capacity < 1) return false
  const taken = await db
    .insertInto('slotBookings')
    .values({ date, slotId: slot.id, booked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['date', 'slotId'])
        .doUpdateSet((row) => ({ booked: row('slotBookings.booked', '+', 1) }))
        .where('slotBookings.booked', '<', slot.capacity),
    )
    .returning('booked')
    .executeTakeFirst()
  return taken !== undefined
}

export async function releaseSlot(db: Database, slotId: string, date: CivilDate): Promise<void> {
  await db
    .updateTable('slotBookings')
    .set((row) => ({ booked: row('booked', '-', 1) }))
    .where('date', '=', date)
    .where('slotId', '=', slotId)
    .execute()
}
