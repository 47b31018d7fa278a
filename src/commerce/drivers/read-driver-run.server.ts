import { addDays, type CivilDate, instantOf } from '../delivery/cairo-time.ts'
import { mapLink } from '../delivery/map-link.ts'
import type { Pounds } from '../money.ts'
import { cashToCollect } from '../orders/difference-due.ts'
import { isLineRefunded } from '../orders/line-refund.ts'
import { localizeOrder } from '../orders/localize-order.ts'
import { preferredWindow } from '../orders/recipient-page/recipient-page.ts'
import type { ShopContext } from '../shop-context.ts'
import { isDone } from './arrange-stops.ts'
import { collectedLate, collectedOn } from './delivery-attempt-store.server.ts'
import type { DriverRun, RunStop } from './driver-run.ts'
import { handedOverOn } from './handover-store.server.ts'
import { type DayOrder, listDayOrders } from './run-store.server.ts'

/**
 * The run of a driver on a day, after the stops of the day before that are still out. A day without assigned orders has
 * a run without stops.
 */
export async function readDriverRun(
  { db }: Pick<ShopContext, 'db'>,
  driver: { id: string; name: string },
  date: CivilDate,
): Promise<DriverRun> {
  const dayBefore = await listDayOrders(db, { date: addDays(date, -1), driverId: driver.id })
  const stillOut = dayBefore.filter(({ order }) => order.status === 'out_for_delivery')
  const { true: moved = [], false: first = [] } = Object.groupBy(stillOut, isMoved)
  const orders = [...first, ...(await listDayOrders(db, { date, driverId: driver.id })), ...moved]
  const late = await collectedLate(db, { driverId: driver.id, date })
  const collected = late + ((await collectedOn(db, date)).get(driver.id) ?? 0)
  const handedOver = (await handedOverOn(db, date)).get(driver.id)?.counted ?? null
  return {
    driver,
    date,
    stops: orders.map(stopOf),
    cash: { due: cashLeft(orders), collected, handedOver },
  }
}

/** The recipient asked for a later time. */
function isMoved({ attempts }: DayOrder): `${boolean}` {
  return attempts.at(-1)?.outcome === 'moved' ? 'true' : 'false'
}

/** The cash that the driver has yet to collect. */
export function cashLeft(orders: readonly DayOrder[]): Pounds {
  return orders.reduce(
    (sum, { order }) => sum + (isDone(order.status) ? 0 : cashToCollect(order)),
    0,
  )
}

function stopOf({ order, attempts }: DayOrder, index: number): RunStop {
  const { id, number, status, recipient, delivery, address, lines } = localizeOrder(order)
  const { date, startMinute, endMinute } = delivery
  const cashDue = cashToCollect(order)
  const last = attempts.at(-1)
  const preferred = preferredWindow(order)
  const hasAddress = order.addressGivenAt !== null
  return {
    orderId: id,
    number,
    position: index + 1,
    status,
    window: { startMinute, endMinute },
    ...(preferred && { preferred }),
    endsAt: instantOf(date, endMinute),
    recipient,
    address: hasAddress ? address : null,
    map: hasAddress ? mapLink(order.address) : null,
    items: lines
      .filter((line) => !isLineRefunded(line))
      .map(({ name, quantity, addedTo = null }) => ({ name, quantity, isAddOn: addedTo !== null })),
    ...(cashDue > 0 ? { cashDue } : {}),
    attempt: last
      ? { outcome: last.outcome, reason: last.reason, happenedAt: last.happenedAt }
      : null,
  }
}
