import type { Database } from '#database/engine.server.ts'
import { cacheBriefly } from '../cache-briefly.server.ts'
import { civilDateAt } from './cairo-time.ts'
import type { CalendarFacts } from './delivery-calendar.ts'
import { bookingsFrom, closuresFrom, listSlots, peakDaysFrom } from './delivery-store.server.ts'
import { onDeliveryChange } from './settings/delivery-change.server.ts'

/** Reads the input of the calendar rules. */
export async function readCalendarFacts(
  db: Database,
  { leadDays, now }: { leadDays: number; now: number },
): Promise<CalendarFacts> {
  return { ...(await readFacts(db, now)), leadDays, now }
}

/** The same from a short-lived cache, for the next delivery shown on every page: the newest bookings may be missing. */
export const recallFacts = cacheBriefly(readFacts, onDeliveryChange)

async function readFacts(
  db: Database,
  now: number,
): Promise<Omit<CalendarFacts, 'leadDays' | 'now'>> {
  const today = civilDateAt(now)
  const peakDays = await peakDaysFrom(db, today)
  return {
    slots: await listSlots(db),
    closures: await closuresFrom(db, today),
    surcharges: new Map(
      peakDays.map(({ date, name, surcharge }) => [date, { name, amount: surcharge }]),
    ),
    booked: await bookingsFrom(db, today),
  }
}
