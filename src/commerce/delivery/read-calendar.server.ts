import type { Database } from '#database/engine.server.ts'
import { civilDateAt } from './cairo-time.ts'
import type { CalendarFacts } from './delivery-calendar.ts'
import { bookingsFrom, closuresFrom, listSlots, surchargesFrom } from './delivery-store.server.ts'

/** All that the calendar's rules need to know, as it stands now. */
export async function readCalendarFacts(
  db: Database,
  { leadDays, now }: { leadDays: number; now: number },
): Promise<CalendarFacts> {
  const today = civilDateAt(now)
  return {
    slots: await listSlots(db),
    closures: await closuresFrom(db, today),
    surcharges: await surchargesFrom(db, today),
    booked: await bookingsFrom(db, today),
    leadDays,
    now,
  }
}
