import type { Database } from '#database/engine.server.ts'
import { cacheBriefly } from '../cache-briefly.server.ts'
import { civilDateAt } from './cairo-time.ts'
import type { CalendarFacts } from './delivery-calendar.ts'
import { bookingsFrom, closuresFrom, listSlots, surchargesFrom } from './delivery-store.server.ts'
import { onDeliveryChange } from './settings/delivery-change.server.ts'

type ReadFacts = Omit<CalendarFacts, 'leadDays' | 'now'>

/** Reads the input of the calendar rules. */
export async function readCalendarFacts(
  db: Database,
  { leadDays, now }: { leadDays: number; now: number },
): Promise<CalendarFacts> {
  return { ...(await readFacts(db, now)), leadDays, now }
}

/** The same from a short-lived cache, for the next delivery shown on every page: the newest bookings may be missing. */
export async function recallCalendarFacts(
  db: Database,
  { leadDays, now }: { leadDays: number; now: number },
): Promise<CalendarFacts> {
  return { ...(await recallFacts(db, now)), leadDays, now }
}

const recallFacts = cacheBriefly(readFacts, onDeliveryChange)

async function readFacts(db: Database, now: number): Promise<ReadFacts> {
  const today = civilDateAt(now)
  return {
    slots: await listSlots(db),
    closures: await closuresFrom(db, today),
    surcharges: await surchargesFrom(db, today),
    booked: await bookingsFrom(db, today),
  }
}
