import { localizedName } from '#i18n/localized.ts'
import { type CivilDate, weekdayOf } from '../../delivery/cairo-time.ts'
import { bookingKey, capacityOn } from '../../delivery/delivery-calendar.ts'
import { bookingsFrom } from '../../delivery/delivery-store.server.ts'
import { listStaffSlots } from '../../delivery/settings/delivery-settings-store.server.ts'
import { isPaused } from '../../delivery/workload/order-pause.ts'
import { dayCapacitiesFrom, findPause } from '../../delivery/workload/workload-store.server.ts'
import type { ShopContext } from '../../shop-context.ts'
import type { Board, BoardSlot } from './board.ts'
import { listBoard } from './board-store.server.ts'

/** The board of a day, with its slots and the pause of new orders. */
export async function readBoard(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  date: CivilDate,
): Promise<Board> {
  const orders = await listBoard(db, date)
  const pause = await findPause(db)
  const booked = await bookingsFrom(db, date)
  const capacities = await dayCapacitiesFrom(db, date)
  const slots = (await listStaffSlots(db)).flatMap((slot): BoardSlot[] => {
    const { id, startMinute, endMinute, capacity: usual } = slot
    const count = booked.get(bookingKey(date, id)) ?? 0
    const isDriven = slot.enabled && slot.weekdays.includes(String(weekdayOf(date)))
    if (!isDriven && count === 0) return []
    const capacity = capacityOn(slot, date, { capacities })
    return [
      { id, name: localizedName(slot), startMinute, endMinute, capacity, usual, booked: count },
    ]
  })
  return { ...orders, slots, pause: isPaused(pause, now()) ? pause : null }
}
