import { isDone } from '#commerce/drivers/arrange-stops.ts'
import type { Dispatch, DispatchOrder } from '#commerce/drivers/dispatch.ts'

/** The order of a dispatch with its driver; null for none. */
export function driverOf(dispatch: Dispatch, orderId: string): string | null {
  const run = dispatch.runs.find(({ stops }) => stops.some(({ id }) => id === orderId))
  return run?.driver.id ?? null
}

export function ordersOf({ unassigned, runs }: Dispatch): DispatchOrder[] {
  return [...unassigned, ...runs.flatMap(({ stops }) => stops)]
}

/** How many orders need a driver: those without one, and the open stops of former drivers. */
export function countToAssign({ unassigned, runs }: Dispatch): number {
  const left = runs.flatMap(({ driver, stops }) => (driver.mayDrive ? [] : stops))
  return unassigned.length + left.filter(({ status }) => !isDone(status)).length
}

/** The dispatch with some orders as the last stops of a driver, or of none. */
export function withAssigned(
  dispatch: Dispatch,
  ids: readonly string[],
  driverId: string | null,
): Dispatch {
  const taken = ids.flatMap((id) => ordersOf(dispatch).find((order) => order.id === id) ?? [])
  const others = (orders: readonly DispatchOrder[]) => orders.filter(({ id }) => !ids.includes(id))
  return {
    ...dispatch,
    unassigned: [...others(dispatch.unassigned), ...(driverId === null ? taken : [])],
    runs: dispatch.runs.map((run) => {
      // Those that are there already keep their place.
      if (run.driver.id === driverId) {
        const added = taken.filter((one) => !run.stops.includes(one))
        return { ...run, stops: [...run.stops, ...added] }
      }
      return { ...run, stops: others(run.stops) }
    }),
  }
}

/** The dispatch with the stops of one run in another order. */
export function withSorted(
  dispatch: Dispatch,
  driverId: string,
  orderIds: readonly string[],
): Dispatch {
  return {
    ...dispatch,
    runs: dispatch.runs.map((run) =>
      run.driver.id === driverId
        ? {
            ...run,
            stops: run.stops.toSorted(
              (one, other) => orderIds.indexOf(one.id) - orderIds.indexOf(other.id),
            ),
          }
        : run,
    ),
  }
}

/** The orders by area, each area where its first order stands. */
export function byArea(orders: readonly DispatchOrder[]) {
  return [...Map.groupBy(orders, ({ zoneId }) => zoneId)].map(([id, orders]) => ({
    id,
    name: orders[0]?.zoneName ?? '',
    orders,
  }))
}

/** The dispatch of one slot. Runs keep their cash, which is that of the day. */
export function ofSlot(dispatch: Dispatch, slotId: string | undefined): Dispatch {
  if (slotId === undefined) return dispatch
  const isShown = (order: DispatchOrder) => order.slotId === slotId
  return {
    ...dispatch,
    unassigned: dispatch.unassigned.filter(isShown),
    runs: dispatch.runs.map((run) => ({ ...run, stops: run.stops.filter(isShown) })),
  }
}
