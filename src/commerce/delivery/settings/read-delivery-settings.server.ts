import { inLocale } from '#i18n/locale.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt } from '../cairo-time.ts'
import { closuresFrom, peakDaysFrom } from '../delivery-store.server.ts'
import type { DeliverySettings } from './delivery-settings.ts'
import { bookedDays, listStaffSlots, listStaffZones } from './delivery-settings-store.server.ts'
import { holidayName } from './holiday-name.ts'
import { type Holiday, holidaysFrom, type NamedHoliday, openHolidays } from './holidays.ts'
import { listRepeatedClosures } from './repeated-closure-store.server.ts'

export async function readDeliverySettings({
  db,
  now,
  policy,
}: Pick<ShopContext, 'db' | 'now' | 'policy'>): Promise<DeliverySettings> {
  const today = civilDateAt(now())
  const days = await bookedDays(db, { from: today })
  const booked = new Map(days.map((day) => [day.date, day.booked]))
  const closures = await closuresFrom(db, today)
  return {
    today,
    zones: await listStaffZones(db),
    slots: await listStaffSlots(db),
    closedDays: closures.map((closure) => ({
      ...closure,
      booked: booked.get(closure.date) ?? 0,
    })),
    repeatedClosures: (await listRepeatedClosures(db, today)).map(
      ({ closedUntil: _closedUntil, ...closure }) => closure,
    ),
    holidays: openHolidays(holidaysFrom(today).map(named), closures),
    peakDays: await peakDaysFrom(db, today),
    cashLimit: policy.cashLimit,
  }
}

function named(holiday: Holiday): NamedHoliday {
  const name = () => holidayName(holiday)
  return { ...holiday, reason: inLocale('en', name), reasonAr: inLocale('ar', name) }
}
