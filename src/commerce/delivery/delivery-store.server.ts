import type { Database } from '#database/engine.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import type { CivilDate } from './cairo-time.ts'
import { bookingKey } from './delivery-calendar.ts'
import type { DeliverySlot, DeliveryZone } from './delivery-slot.ts'
import type { Surcharge } from './surcharge.ts'

export async function listZones(db: Database): Promise<DeliveryZone[]> {
  const rows = await db.selectFrom('deliveryZones').selectAll().orderBy('position').execute()
  return rows.map(({ id, name, fee, open }) => ({ id, name, fee, open: open === 1 }))
}

interface Delivery {
  zoneId: string
  slotId: string
  date: CivilDate
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

const slotColumns = [
  'id',
  'name',
  'startMinute',
  'endMinute',
  'cutoffMinute',
  'capacity',
  'weekdays',
] as const satisfies (keyof DeliverySlot)[]

const slotToChoose = prepared((db, given: Given<{ slotId: string }>) =>
  db
    .selectFrom('deliverySlots')
    .select(slotColumns)
    .where('id', '=', given('slotId'))
    .where('enabled', '=', 1),
)

// Not joined: SQLite plans a join anew for every value that it is asked with, which takes longer than all the rest.
const zoneOnDay = prepared((db, given: Given<Delivery>) => {
  const date = given('date')
  const closure = db.selectFrom('deliveryClosures as closure').where('closure.date', '=', date)
  const peak = db.selectFrom('deliveryPeakDays as peak').where('peak.date', '=', date)
  const booking = db
    .selectFrom('slotBookings as booking')
    .where('booking.date', '=', date)
    .where('booking.slotId', '=', given('slotId'))
  return db
    .selectFrom('deliveryZones as zone')
    .select(['zone.id', 'zone.name', 'zone.fee', 'zone.open'])
    .select([
      closure.select('closure.reason').as('closedBecause'),
      peak.select('peak.name').as('peakName'),
      peak.select('peak.surcharge').as('surcharge'),
      booking.select('booking.booked').as('booked'),
    ])
    .where('zone.id', '=', given('zoneId'))
})

/** All that a delivery depends on. Null when there is no such area. */
export async function findDeliveryTerms(
  db: Database,
  delivery: Delivery,
): Promise<DeliveryTerms | null> {
  const [row] = (await zoneOnDay(db, delivery)).rows
  if (!row) return null
  const [slot] = (await slotToChoose(db, delivery)).rows
  const { id, name, fee, open, closedBecause, peakName, surcharge, booked } = row
  return {
    zone: { id, name, fee, open: open === 1 },
    slot: slot ?? null,
    closedBecause,
    surcharge:
      peakName === null || surcharge === null ? null : { name: peakName, amount: surcharge },
    booked: booked ?? 0,
  }
}

/** The windows that can be chosen, in the order of the day. */
export async function listSlots(db: Database): Promise<DeliverySlot[]> {
  return db
    .selectFrom('deliverySlots')
    .select(slotColumns)
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

const onePlace = prepared(
  (db, given: Given<{ date: CivilDate; slotId: string; capacity: number }>) =>
    db
      .insertInto('slotBookings')
      .values({ date: given('date'), slotId: given('slotId'), booked: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['date', 'slotId'])
          .doUpdateSet((row) => ({ booked: row('slotBookings.booked', '+', 1) }))
          .where('slotBookings.booked', '<', given('capacity')),
      )
      .returning('booked'),
)

/** Takes one place of a window, if one is left. */
export async function reserveSlot(
  db: Database,
  { id: slotId, capacity }: { id: string; capacity: number },
  date: CivilDate,
): Promise<boolean> {
  if (capacity < 1) return false
  const { rows } = await onePlace(db, { date, slotId, capacity })
  return rows.length > 0
}

export async function releaseSlot(db: Database, slotId: string, date: CivilDate): Promise<void> {
  await db
    .updateTable('slotBookings')
    .set((row) => ({ booked: row('booked', '-', 1) }))
    .where('date', '=', date)
    .where('slotId', '=', slotId)
    .execute()
}
