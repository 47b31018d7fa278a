import type { Database, Transaction } from '#database/engine.server.ts'
import { pipelined } from '#database/pipelined.server.ts'
import { type Given, prepared } from '#database/prepared.server.ts'
import { arabicOf } from '#i18n/localized.ts'
import type { CivilDate } from './cairo-time.ts'
import { bookingKey } from './delivery-calendar.ts'
import type { DeliverySlot, DeliveryZone } from './delivery-slot.ts'
import type { PeakDay } from './settings/delivery-drafts.ts'
import type { Surcharge } from './surcharge.ts'
import type { OrderPause } from './workload/order-pause.ts'

export async function listZones(db: Database): Promise<DeliveryZone[]> {
  const rows = await db.selectFrom('deliveryZones').selectAll().orderBy('position').execute()
  return rows.map(({ id, name, nameAr, fee, open }) => ({
    id,
    name,
    ...arabicOf('nameAr', nameAr),
    fee,
    open: open === 1,
  }))
}

interface Delivery {
  zoneId: string
  slotId: string
  date: CivilDate
}

/** The terms of one requested delivery. */
export interface DeliveryTerms {
  zone: DeliveryZone
  /** With the capacity of the day. Null if the slot does not exist or is disabled. */
  slot: DeliverySlot | null
  isClosed: boolean
  /** Extra fee of a peak day; null on other days. */
  surcharge: Surcharge | null
  /** Booked deliveries of the slot on that day. */
  booked: number
  /** Of the rules of the slot on that day, as `reserveSlot` needs it. */
  version: number
  /** The pause of new orders, also one that has ended by itself. */
  pause: OrderPause | null
}

const slotColumns = [
  'id',
  'name',
  'nameAr',
  'startMinute',
  'endMinute',
  'cutoffMinute',
  'capacity',
  'weekdays',
] as const satisfies (keyof DeliverySlot)[]

const enabledSlot = prepared((db, given: Given<{ slotId: string }>) =>
  db
    .selectFrom('deliverySlots')
    .select(slotColumns)
    .where('id', '=', given('slotId'))
    .where('enabled', '=', 1),
)

// Subqueries, not joins: SQLite replans a join for every new parameter, which takes longer than the query.
const zoneOnDay = prepared((db, given: Given<Delivery>) => {
  const date = given('date')
  const closure = db.selectFrom('deliveryClosures as closure').where('closure.date', '=', date)
  const peak = db.selectFrom('deliveryPeakDays as peak').where('peak.date', '=', date)
  const booking = db
    .selectFrom('slotBookings as booking')
    .where('booking.date', '=', date)
    .where('booking.slotId', '=', given('slotId'))
  const day = db
    .selectFrom('deliveryDayCapacities as day')
    .where('day.date', '=', date)
    .where('day.slotId', '=', given('slotId'))
  const pause = db.selectFrom('orderPauses as pause').where('pause.id', '=', 'shop')
  return db
    .selectFrom('deliveryZones as zone')
    .select(['zone.id', 'zone.name', 'zone.nameAr', 'zone.fee', 'zone.open'])
    .select([
      closure.select('closure.date').as('closedOn'),
      peak.select('peak.name').as('peakName'),
      peak.select('peak.nameAr').as('peakNameAr'),
      peak.select('peak.surcharge').as('surcharge'),
      booking.select('booking.booked').as('booked'),
      booking.select('booking.version').as('version'),
      day.select('day.capacity').as('dayCapacity'),
      pause.select('pause.id').as('pause'),
      pause.select('pause.until').as('pausedUntil'),
    ])
    .where('zone.id', '=', given('zoneId'))
})

/** Reads the terms of a delivery. Null if the area does not exist. */
export async function findDeliveryTerms(
  tx: Transaction,
  delivery: Delivery,
): Promise<DeliveryTerms | null> {
  // The slot after the version: if staff change it in between, it has a newer one, and the booking fails.
  const [zones, slots] = await pipelined(tx, (tx) =>
    Promise.all([zoneOnDay(tx, delivery), enabledSlot(tx, delivery)]),
  )
  const [row] = zones.rows
  if (!row) return null
  const [slot] = slots.rows
  const { id, name, nameAr, fee, open, peakName, peakNameAr, surcharge } = row
  const isPeak = peakName !== null && surcharge !== null
  const peakArabic = arabicOf('nameAr', peakNameAr ?? '')
  return {
    zone: { id, name, ...arabicOf('nameAr', nameAr), fee, open: open === 1 },
    slot: slot ? { ...toSlot(slot), capacity: row.dayCapacity ?? slot.capacity } : null,
    isClosed: row.closedOn !== null,
    surcharge: isPeak ? { name: peakName, ...peakArabic, amount: surcharge } : null,
    booked: row.booked ?? 0,
    version: row.version ?? 0,
    pause: row.pause === null ? null : { until: row.pausedUntil },
  }
}

/** Enabled slots by time of day. */
export async function listSlots(db: Database): Promise<DeliverySlot[]> {
  const rows = await db
    .selectFrom('deliverySlots')
    .select(slotColumns)
    .where('enabled', '=', 1)
    .orderBy('startMinute')
    .orderBy('position')
    .execute()
  return rows.map(toSlot)
}

function toSlot({ nameAr, ...slot }: DeliverySlot): DeliverySlot {
  return { ...slot, ...arabicOf('nameAr', nameAr) }
}

/** The closed days with their reasons, in order. */
export async function closuresFrom(
  db: Database,
  date: CivilDate,
): Promise<{ date: CivilDate; reason: string; reasonAr?: string }[]> {
  const rows = await db
    .selectFrom('deliveryClosures')
    .selectAll()
    .where('date', '>=', date)
    .orderBy('date')
    .execute()
  return rows.map(({ date, reason, reasonAr }) => ({
    date,
    reason,
    ...arabicOf('reasonAr', reasonAr),
  }))
}

export async function peakDaysFrom(db: Database, date: CivilDate): Promise<PeakDay[]> {
  const rows = await db
    .selectFrom('deliveryPeakDays')
    .selectAll()
    .where('date', '>=', date)
    .orderBy('date')
    .execute()
  return rows.map(({ nameAr, ...day }) => ({ ...day, ...arabicOf('nameAr', nameAr) }))
}

export async function bookingsFrom(
  db: Database,
  date: CivilDate,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('slotBookings').selectAll().where('date', '>=', date).execute()
  return new Map(rows.map((row) => [bookingKey(row.date, row.slotId), row.booked]))
}

interface Booking {
  date: CivilDate
  slotId: string
}

/** The version of the rules of a slot on a day. Read it before the rules, and pass it to `reserveSlot`. */
export async function findSlotVersion(db: Database, { date, slotId }: Booking): Promise<number> {
  const row = await db
    .selectFrom('slotBookings')
    .select('version')
    .where('date', '=', date)
    .where('slotId', '=', slotId)
    .executeTakeFirst()
  return row?.version ?? 0
}

const bookDelivery = prepared((db, given: Given<Booking & { capacity: number; version: number }>) =>
  db
    .insertInto('slotBookings')
    .values({ date: given('date'), slotId: given('slotId'), booked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['date', 'slotId'])
        .doUpdateSet((row) => ({ booked: row('slotBookings.booked', '+', 1) }))
        .where('slotBookings.booked', '<', given('capacity'))
        .where('slotBookings.version', '=', given('version')),
    )
    .returning('booked'),
)

/** Reserves one delivery of a slot. Returns false when it is full, or when its rules have changed since the version. */
export async function reserveSlot(
  db: Database,
  { id: slotId, capacity }: { id: string; capacity: number },
  { date, version }: { date: CivilDate; version: number },
): Promise<boolean> {
  if (capacity < 1) return false
  const { rows } = await bookDelivery(db, { date, slotId, capacity, version })
  return rows.length > 0
}

/**
 * Begins a new version of the rules of slots on days. It waits for the bookings of running transactions, and those that
 * have read the rules before fail. In the order of the booking keys, as orders that exchange slots.
 */
export async function renewSlotVersions(
  tx: Transaction,
  days: readonly CivilDate[],
  slotIds: readonly string[],
): Promise<void> {
  const keys = [...days]
    .sort()
    .flatMap((date) => [...slotIds].sort().map((slotId) => ({ date, slotId })))
  if (keys.length === 0) return
  await tx
    .insertInto('slotBookings')
    .values(keys.map((key) => ({ ...key, booked: 0, version: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['date', 'slotId'])
        .doUpdateSet((row) => ({ version: row('slotBookings.version', '+', 1) })),
    )
    .execute()
}

export async function releaseSlot(db: Database, slotId: string, date: CivilDate): Promise<void> {
  await db
    .updateTable('slotBookings')
    .set((row) => ({ booked: row('booked', '-', 1) }))
    .where('date', '=', date)
    .where('slotId', '=', slotId)
    .execute()
}
