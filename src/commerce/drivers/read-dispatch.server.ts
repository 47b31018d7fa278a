import type { CivilDate } from '../delivery/cairo-time.ts'
import { cashToCollect } from '../orders/difference-due.ts'
import { localizeOrder } from '../orders/localize-order.ts'
import { preferredWindow } from '../orders/recipient-page/recipient-page.ts'
import { readSlotChoice } from '../orders/staff/read-slot-choice.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { isDone, runLength } from './arrange-stops.ts'
import { collectedOn } from './delivery-attempt-store.server.ts'
import type { Dispatch, DispatchOrder, DispatchRun } from './dispatch.ts'
import { listDrivers } from './driver-store.server.ts'
import { handedOverOn, nothingHandedOver } from './handover-store.server.ts'
import { cashLeft } from './read-driver-run.server.ts'
import { type DayOrder, listDayOrders } from './run-store.server.ts'

/** Everything that a dispatcher needs for a day. Drivers without stops are shown, to be given some. */
export async function readDispatch(
  { db }: Pick<ShopContext, 'db'>,
  date: CivilDate,
): Promise<Dispatch> {
  const orders = await listDayOrders(db, { date })
  const [collected, handed] = [await collectedOn(db, date), await handedOverOn(db, date)]
  const runs = Map.groupBy(orders, ({ driverId }) => driverId)
  const withRun = [...runs.keys(), ...collected.keys()].filter((id) => id !== null)
  const { slots } = await readSlotChoice(db, undefined)
  const allRuns = (await listDrivers(db, withRun)).map((driver): DispatchRun => {
    const stops = runs.get(driver.id) ?? []
    const { expected, counted } = handed.get(driver.id) ?? nothingHandedOver
    const got = collected.get(driver.id) ?? 0
    return {
      driver,
      stops: stops.map(orderOf),
      km: runLength(stops),
      cash: { due: cashLeft(stops), collected: got, toHandIn: got - expected, counted },
    }
  })
  return {
    date,
    slots: slots.map(({ id, name, startMinute, endMinute }) => {
      return { id, name, startMinute, endMinute }
    }),
    // A delivered order without a driver needs none any more.
    unassigned: (runs.get(null) ?? [])
      .filter(({ order }) => order.status !== 'delivered')
      .map(orderOf),
    runs: [...allRuns.filter(needsDriver), ...allRuns.filter((run) => !needsDriver(run))],
  }
}

/** A former driver cannot report: dispatchers give the open stops to another driver. */
function needsDriver({ driver, stops }: DispatchRun): boolean {
  return !driver.mayDrive && stops.some(({ status }) => !isDone(status))
}

function orderOf({ order, attempts }: DayOrder): DispatchOrder {
  const { id, number, status, recipient, address, delivery } = localizeOrder(order)
  const last = attempts.at(-1)
  return {
    id,
    number,
    status,
    recipientName: recipient.name,
    zoneId: address.zoneId,
    zoneName: address.zoneName,
    street: address.street,
    slotId: delivery.slotId,
    startMinute: delivery.startMinute,
    endMinute: delivery.endMinute,
    preferred: preferredWindow(order),
    hasAddress: order.addressGivenAt !== null,
    cashDue: isDone(status) ? 0 : cashToCollect(order),
    attempt: last
      ? { outcome: last.outcome, reason: last.reason, happenedAt: last.happenedAt }
      : null,
    isPinWrong: last?.isPinRight === false,
  }
}
