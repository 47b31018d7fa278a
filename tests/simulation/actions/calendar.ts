import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { closeDays } from '#commerce/delivery/settings/close-days.server.ts'
import { openDay } from '#commerce/delivery/settings/open-day.server.ts'
import { pauseOrders, resumeOrders } from '#commerce/delivery/workload/pause-orders.server.ts'
import { type Action, type Step, staff } from '../action.ts'

const minute = 60_000

const someDay = ({ shop, random }: Step) => addDays(civilDateAt(shop.now()), random.below(3))

/** Staff stop orders for some minutes, and close days for a while. */
export const calendar: Action[] = [
  {
    name: 'pause-orders',
    weight: 1,
    run: ({ shop, random }) =>
      pauseOrders(shop, { until: shop.now() + random.between(1, 8) * minute }, staff.staffId),
  },
  {
    name: 'resume-orders',
    weight: 1,
    run: ({ shop }) => resumeOrders(shop, staff.staffId),
  },
  {
    name: 'close-day',
    weight: 1,
    async run(step) {
      const date = someDay(step)
      const draft = { from: date, until: date, reason: 'Holiday', reasonAr: '' }
      const knowsOfBookings = step.random.chance(0.5)
      return closeDays(step.shop, { draft, knowsOfBookings }, staff.staffId)
    },
  },
  {
    name: 'open-day',
    weight: 12,
    run: (step) => openDay(step.shop, someDay(step), staff.staffId),
  },
]
