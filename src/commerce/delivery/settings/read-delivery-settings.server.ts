import type { ShopContext } from '../../shop-context.ts'
import { civilDateAt } from '../cairo-time.ts'
import { closuresFrom, listZones } from '../delivery-store.server.ts'
import type { DeliverySettings } from './delivery-settings.ts'
import { bookedDays, listPeakDays, listStaffSlots } from './delivery-settings-store.server.ts'

export async function readDeliverySettings({
  db,
  now,
  policy,
}: Pick<ShopContext, 'db' | 'now' | 'policy'>): Promise<DeliverySettings> {
  const today = civilDateAt(now())
  const booked = new Map(
    (await bookedDays(db, { from: today })).map((day) => [day.date, day.booked]),
  )
  const closures = [...(await closuresFrom(db, today))].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return {
    today,
    zones: await listZones(db),
    slots: await listStaffSlots(db),
    closedDays: closures.map(([date, reason]) => ({
      date,
      reason,
      booked: booked.get(date) ?? 0,
    })),
    peakDays: await listPeakDays(db, today),
    cashLimit: policy.cashLimit,
  }
}
