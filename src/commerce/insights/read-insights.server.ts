import { localizedName } from '#i18n/localized.ts'
import { withoutLocale } from '#i18n/localized-path.ts'
import { findSoldProducts } from '../catalogue/product-store.server.ts'
import { civilDateAt } from '../delivery/cairo-time.ts'
import { closuresFrom, listSlots } from '../delivery/delivery-store.server.ts'
import { findDriverNames } from '../drivers/driver-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { deliveryFigures } from './deliveries.ts'
import { countRepeatOrders, sumDeliveries } from './deliveries-store.server.ts'
import {
  type DeliveryFigures,
  type Insights,
  insightDays,
  insightZones,
  type SeenPage,
  totalOf,
} from './insights.ts'
import {
  lastDays,
  type Period,
  type PeriodFilter,
  type PeriodProblem,
  periodBefore,
  periodProblem,
} from './period.ts'
import { bestSellers, salesByDayAndZone } from './sales-store.server.ts'
import { withPeriodBefore } from './slices.server.ts'
import { topPages, viewsByDay, vitalsOf } from './visit-sums-store.server.ts'

export type ReadInsights =
  | Accepted<{ insights: Insights }>
  | Refusal<'no-period', { problem: PeriodProblem }>

const shown = 10

/**
 * Reads the key figures of a period. The database aggregates a fortnight at a time; the number of queries does not
 * depend on the number of orders.
 */
export async function readInsights(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  filter: PeriodFilter,
): Promise<ReadInsights> {
  const today = civilDateAt(now())
  const period = 'days' in filter ? lastDays(filter.days, today) : filter
  const problem = periodProblem(period, today)
  if (problem !== null) return { ok: false, refusal: 'no-period', problem }
  const halves = withPeriodBefore(period)
  const sales = await salesByDayAndZone(db, halves)
  const days = insightDays(period, sales, await viewsByDay(db, period))
  const insights = {
    period,
    before: periodBefore(period),
    today,
    ...totalOf(days),
    days,
    zones: insightZones(period, sales),
    bestSellers: await bestSellers(db, { ...halves, limit: shown }),
    repeats: await countRepeatOrders(db, halves),
    deliveries: await readDeliveries(db, period),
    pages: await readPages(db, period),
    vitals: await vitalsOf(db, period),
  }
  return { ok: true, insights }
}

async function readDeliveries(db: ShopContext['db'], period: Period): Promise<DeliveryFigures> {
  const periods = { now: period, before: periodBefore(period) }
  const closures = await closuresFrom(db, periods.before.from)
  const sums = await sumDeliveries(db, period)
  const driverIds = sums.flatMap(({ driverId }) => driverId ?? [])
  return deliveryFigures(sums, periods, {
    slots: await listSlots(db),
    closures: new Set(closures.map(({ date }) => date)),
    drivers: await findDriverNames(db, driverIds),
  })
}

async function readPages(db: ShopContext['db'], period: Period): Promise<SeenPage[]> {
  const pages = await topPages(db, period, shown)
  const idOf = (path: string) => /^\/p\/([^/]+)/.exec(withoutLocale(path))?.[1] ?? ''
  const products = await findSoldProducts(
    db,
    pages.map(({ path }) => idOf(path)),
  )
  const names = new Map(products.map((product) => [product.id, localizedName(product)]))
  return pages.map((page) => ({ ...page, product: names.get(idOf(page.path)) ?? null }))
}
