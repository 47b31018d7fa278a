import type { Database } from '#database/engine.server.ts'
import { countLowStock } from '../catalogue/editing/staff-product-list.server.ts'
import { countOpenClaims } from '../claims/claim-list-store.server.ts'
import {
  addDays,
  type CivilDate,
  civilDateAt,
  instantOf,
  sameTimeOn,
} from '../delivery/cairo-time.ts'
import { bookingsFrom, closuresFrom, listSlots } from '../delivery/delivery-store.server.ts'
import { dayCapacitiesFrom } from '../delivery/workload/workload-store.server.ts'
import { salesBetween } from '../insights/sales-store.server.ts'
import { countFailedJobs } from '../jobs/failed-job-store.server.ts'
import { findNeeding } from '../orders/staff/order-need-store.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { may, type Permission } from '../staff/permissions.ts'
import type { Role } from '../staff/roles.ts'
import { listWorkOrders } from './day-work-store.server.ts'
import {
  type DayLoad,
  isDelivery,
  isOrderNeed,
  loadOfDays,
  mostNeedsCounted,
  type Need,
  needs,
  type Overview,
  permissionFor,
  workOf,
} from './overview.ts'

const daysAhead = 7

/** Reads the home page of staff, with what their role may see. */
export async function readOverview(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  role: Role,
): Promise<Overview> {
  const at = now()
  const today = civilDateAt(at)
  const dayBefore = addDays(today, -daysAhead)
  const mayDo = (permission: Permission) => may(role, permission)
  const sales = {
    now: await salesBetween(db, { from: instantOf(today, 0), until: at + 1 }),
    before: await salesBetween(db, {
      from: instantOf(dayBefore, 0),
      until: sameTimeOn(dayBefore, at) + 1,
    }),
  }
  const orders = await listWorkOrders(db, today)
  const ordersBefore = await listWorkOrders(db, dayBefore)
  const counted: Overview['needs'] = []
  for (const need of needs.filter((one) => mayDo(permissionFor(one)))) {
    counted.push({ need, count: await countNeed(db, need, at) })
  }
  return {
    today,
    at,
    dayBefore,
    needs: counted,
    sales: mayDo('insights.read') ? sales : null,
    placed: { now: sales.now.orders, before: sales.before.orders },
    work: workOf(orders),
    deliveries: {
      now: orders.filter(isDelivery).length,
      before: ordersBefore.filter(isDelivery).length,
    },
    load: await readLoad(db, today),
  }
}

async function countNeed(db: Database, need: Need, now: number): Promise<number> {
  if (isOrderNeed(need)) return (await findNeeding(db, need, now)).length
  switch (need) {
    case 'claims':
      return countOpenClaims(db)
    case 'low-stock':
      return countLowStock(db, mostNeedsCounted)
    case 'failed-jobs':
      return countFailedJobs(db, mostNeedsCounted)
  }
}

async function readLoad(db: Database, today: CivilDate): Promise<DayLoad[]> {
  const closures = await closuresFrom(db, today)
  const facts = {
    slots: await listSlots(db),
    closures: new Set(closures.map(({ date }) => date)),
    booked: await bookingsFrom(db, today),
    capacities: await dayCapacitiesFrom(db, today),
  }
  return loadOfDays({ from: today, until: addDays(today, daysAhead - 1) }, facts)
}
