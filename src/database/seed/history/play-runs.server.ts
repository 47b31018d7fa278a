import { addDays, civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import { arrangeRun } from '#commerce/drivers/arrange-run.server.ts'
import { assignOrders } from '#commerce/drivers/assign-orders.server.ts'
import { cashToHandIn, confirmCash } from '#commerce/drivers/confirm-cash.server.ts'
import type { Order } from '#commerce/orders/order.ts'
import { historyDays } from './plan-days.ts'
import { expectAccepted, type Stage, type Step } from './stage.ts'

/** Karim gives an order to the driver of its half of the areas, once it is being prepared. */
export async function giveToDriver({ shop, staff, drivers, zones }: Stage, order: Order) {
  const index = [...zones.values()].indexOf(order.address.zoneId)
  const driverId = drivers[index % drivers.length]
  if (driverId === undefined) return
  const orders = [{ id: order.id, seen: null }]
  await expectAccepted('a run', assignOrders(shop, { orders, driverId, staffId: staff.karim }))
}

// Two days ago a driver lacked a little.
const lackedOn = 2
const lack = 20

/** Every evening the drivers hand in their cash. The runs of today are in order, and their cash is still with them. */
export function stepsOfDrivers({ shop, staff, drivers }: Stage, now: number): Step[] {
  const today = civilDateAt(now)
  const evenings = Array.from({ length: historyDays - 1 }, (_, index): Step => {
    const daysAgo = index + 1
    const date = addDays(today, -daysAgo)
    return {
      at: instantOf(date, 23 * 60),
      run: async () => {
        for (const driverId of drivers) {
          const seenExpected = await cashToHandIn(shop.db, { driverId, date })
          if (seenExpected <= lack) continue
          const isLacking = daysAgo === lackedOn
          await expectAccepted(
            'a hand-over',
            confirmCash(shop, {
              ...{ driverId, date, seenExpected, staffId: staff.karim },
              counted: seenExpected - (isLacking ? lack : 0),
              note: isLacking ? 'Change for a customer' : '',
            }),
          )
        }
      },
    }
  })
  const arrange: Step = {
    at: now - 60_000,
    run: async () => {
      for (const driverId of drivers)
        await arrangeRun(shop, { driverId, date: today, staffId: staff.karim })
    },
  }
  return [...evenings, arrange]
}
