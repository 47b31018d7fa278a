import type { Accepted, Refusal } from '../../refusal.ts'
import type { ShopContext } from '../../shop-context.ts'
import { type CivilDate, civilDateAt } from '../cairo-time.ts'
import { renewSlotVersions } from '../delivery-store.server.ts'
import { changeDeliveryRules } from '../settings/delivery-change.server.ts'
import { dayProblem, slotLimits } from '../settings/delivery-drafts.ts'
import { lockSlots } from '../settings/delivery-settings-store.server.ts'
import { findDayCapacity, storeDayCapacity } from './workload-store.server.ts'

export type SetDayCapacity =
  | Accepted
  | Refusal<'capacity-invalid' | 'day-invalid' | 'slot-not-found' | 'changed-elsewhere'>

interface CapacityToSet {
  date: CivilDate
  slotId: string
  /** Null: the capacity of the slot applies again. */
  capacity: number | null
  /** The capacity that the staff member saw: a concurrent change refuses this one. */
  seen: number
}

/**
 * Changes how many deliveries a slot takes on one day. Booked orders stay, so a capacity below their number only stops
 * new ones.
 */
export async function setDayCapacity(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { date, slotId, capacity, seen }: CapacityToSet,
  staffId: string,
): Promise<SetDayCapacity> {
  const isCount = capacity === null || isCapacity(capacity)
  if (!isCount) return { ok: false, refusal: 'capacity-invalid' }
  if (dayProblem(date, civilDateAt(shop.now()))) return { ok: false, refusal: 'day-invalid' }
  return changeDeliveryRules<SetDayCapacity>(shop, staffId, async (tx) => {
    const slot = (await lockSlots(tx)).find(({ id }) => id === slotId)
    if (!slot) return { ok: false, refusal: 'slot-not-found' }
    const before = (await findDayCapacity(tx, { date, slotId })) ?? slot.capacity
    if (before !== seen) return { ok: false, refusal: 'changed-elsewhere' }
    // The capacity of the slot itself is no exception: it changes with the slot.
    const own = capacity === slot.capacity ? null : capacity
    await storeDayCapacity(tx, { date, slotId }, own)
    await renewSlotVersions(tx, [date], [slotId])
    return {
      ok: true,
      action: 'delivery-capacity.changed',
      subject: date,
      before: { slot: slot.name, capacity: before },
      after: { slot: slot.name, capacity: own ?? slot.capacity },
    }
  })
}

/** A slot may take no order at all on a day. */
function isCapacity(capacity: number): boolean {
  return Number.isSafeInteger(capacity) && capacity >= 0 && capacity <= slotLimits.capacity
}
