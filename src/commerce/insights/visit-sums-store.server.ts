import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import { addCompared, type Compared, type DayViews, type Vital } from './insights.ts'
import { type Period, periodBefore } from './period.ts'
import {
  cairoDayCount,
  dateOfCount,
  inSlices,
  type Span,
  withPeriodBefore,
} from './slices.server.ts'
import { staffPaths, type VitalName, vitalNames } from './visit.ts'

type VisitTable = 'pageViews' | 'pageViewDays' | 'webVitals'

const byCustomers = ({ and, eb }: ExpressionBuilder<Tables, VisitTable>) =>
  and(staffPaths.map((path) => eb('path', 'not like', `${path}%`)))

const viewsIn = (db: Database, { from, until }: Span) =>
  db
    .selectFrom('pageViews')
    .select(({ fn }) => fn.countAll<number>().as('views'))
    .where('at', '>=', from)
    .where('at', '<', until)
    .where(byCustomers)

/** Old visits are purged and only their sums are left. */
const summedUpIn = (db: Database, { from, until }: Period) =>
  db
    .selectFrom('pageViewDays')
    .select(({ fn }) => fn.sum<number>('views').as('views'))
    .where('date', '>=', from)
    .where('date', '<=', until)
    .where(byCustomers)

/** Page views by day of a period and the previous one; a day may have two rows. */
export async function viewsByDay(db: Database, period: Period): Promise<DayViews[]> {
  const views: DayViews[] = []
  await inSlices(withPeriodBefore(period), async (slice) => {
    const rows = await viewsIn(db, slice)
      .select(cairoDayCount('at', slice).as('day'))
      .groupBy('day')
      .execute()
    for (const { day, views: count } of rows) views.push({ date: dateOfCount(day), views: count })
  })
  const both = { from: periodBefore(period).from, until: period.until }
  return [...views, ...(await summedUpIn(db, both).select('date').groupBy('date').execute())]
}

/** The most viewed pages of a period, with their views in the previous one. */
export async function topPages(
  db: Database,
  period: Period,
  limit: number,
): Promise<(Compared & { path: string })[]> {
  const seen = new Map<string, Compared>()
  const add = (rows: readonly { path: string; views: number }[], isNow: boolean) => {
    for (const { path, views } of rows) seen.set(path, addCompared(seen.get(path), isNow, views))
  }
  await inSlices(withPeriodBefore(period), async ({ isNow, ...slice }) => {
    add(await viewsIn(db, slice).select('path').groupBy('path').execute(), isNow)
  })
  for (const isNow of [false, true]) {
    const half = isNow ? period : periodBefore(period)
    add(await summedUpIn(db, half).select('path').groupBy('path').execute(), isNow)
  }
  return [...seen]
    .map(([path, views]) => ({ path, ...views }))
    .filter(({ now }) => now > 0)
    .sort((one, other) => other.now - one.now || (one.path < other.path ? -1 : 1))
    .slice(0, limit)
}

/** 75th percentiles of the web vitals in a period and the previous one. */
export async function vitalsOf(db: Database, period: Period): Promise<Vital[]> {
  const measured: { name: string; isNow: boolean; value: number; count: number }[] = []
  await inSlices(withPeriodBefore(period), async ({ from, until, isNow }) => {
    const rows = await db
      .selectFrom('webVitals')
      .select(({ fn }) => ['name', 'value', fn.countAll<number>().as('count')])
      .where('at', '>=', from)
      .where('at', '<', until)
      .where(byCustomers)
      .groupBy(['name', 'value'])
      .execute()
    for (const row of rows) measured.push({ ...row, isNow })
  })
  const quartileOf = (vital: VitalName, half: boolean) =>
    thirdQuartile(measured.filter(({ name, isNow }) => name === vital && isNow === half))
  return vitalNames.map((name) => ({
    name,
    now: quartileOf(name, true),
    before: quartileOf(name, false),
  }))
}

/** 75th percentile; null without values. */
function thirdQuartile(values: readonly { value: number; count: number }[]): number | null {
  const all = values.reduce((sum, { count }) => sum + count, 0)
  let passed = 0
  for (const { value, count } of values.toSorted((one, other) => one.value - other.value)) {
    passed += count
    if (passed >= all * 0.75) return value
  }
  return null
}
