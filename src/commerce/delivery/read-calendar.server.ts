import type { Database } from '#database/engine.server.ts'
import { localizedText } from '#i18n/localized.ts'
import { cacheBriefly } from '../cache-briefly.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { type CivilDate, civilDateAt } from './cairo-time.ts'
import { type CalendarFacts, firstOpenWindow } from './delivery-calendar.ts'
import { bookingsFrom, closuresFrom, listSlots, peakDaysFrom } from './delivery-store.server.ts'
import { onDeliveryChange } from './settings/delivery-change.server.ts'
import { isPaused, type OrderPause } from './workload/order-pause.ts'
import { dayCapacitiesFrom, findPause } from './workload/workload-store.server.ts'

/** Reads the input of the calendar rules. */
export async function readCalendarFacts(
  db: Database,
  { leadDays, now }: { leadDays: number; now: number },
): Promise<CalendarFacts> {
  return { ...(await readFacts(db, now)), leadDays, now }
}

/** The first delivery slot that is still open. */
export interface NextDelivery {
  date: CivilDate
  startMinute: number
  endMinute: number
  /** Epoch milliseconds. */
  orderUntil: number
}

/** Null when no slot is open for a product with this lead time. */
export async function readNextDelivery(
  shop: Pick<ShopContext, 'db' | 'now'>,
  leadDays: number,
): Promise<NextDelivery | null> {
  const now = shop.now()
  const first = firstOpenWindow({ ...(await recallFacts(shop.db, now)), leadDays, now })
  if (!first) return null
  const { startMinute, endMinute } = first.slot
  return { date: first.date, orderUntil: first.orderUntil, startMinute, endMinute }
}

// Cached for a second, because every page shows the next delivery: the newest bookings may be missing. It shows no
// reason of a closed day, which has the language of the page that filled the cache.
export const recallFacts = cacheBriefly(readFacts, onDeliveryChange)

/** The pause of new orders, for pages; cached like the calendar. */
export const recallPause = cacheBriefly(findPause, onDeliveryChange)

/** The pause of new orders now; null while customers may order. */
export async function readOrderPause({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<OrderPause | null> {
  const at = now()
  const pause = await recallPause(db, at)
  return isPaused(pause, at) ? pause : null
}

async function readFacts(
  db: Database,
  now: number,
): Promise<Omit<CalendarFacts, 'leadDays' | 'now'>> {
  const today = civilDateAt(now)
  const peakDays = await peakDaysFrom(db, today)
  const closures = await closuresFrom(db, today)
  return {
    slots: await listSlots(db),
    closures: new Map(
      closures.map(({ date, reason, reasonAr }) => [
        date,
        localizedText({ en: reason, ar: reasonAr }),
      ]),
    ),
    surcharges: new Map(
      peakDays.map(({ date, surcharge, ...names }) => [date, { ...names, amount: surcharge }]),
    ),
    booked: await bookingsFrom(db, today),
    capacities: await dayCapacitiesFrom(db, today),
  }
}
