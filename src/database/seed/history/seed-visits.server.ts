import { addDays, civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import type { VitalName } from '#commerce/insights/visit.ts'
import { newDocumentId } from '../../document-id.ts'
import type { Database } from '../../engine.server.ts'
import type { PageViewsTable, WebVitalsTable } from '../../tables/visits-tables.ts'
import { historyDays, weightOfDay } from './plan-days.ts'
import { createRandom, type Random } from './random.ts'

const seed = 7_041_961
const viewsOfOrdinaryDay = 85

const referrers = [
  ...['', '', '', '', '', '', 'www.google.com', 'www.google.com', 'www.google.com'],
  ...['l.instagram.com', 'l.instagram.com', 'l.facebook.com', 'www.bing.com'],
]

/** 75th percentiles in milliseconds; thousandths for CLS. A phone takes half as long again. */
const vitals: Readonly<Record<VitalName, number>> = {
  TTFB: 210,
  FCP: 820,
  LCP: 1_480,
  INP: 74,
  CLS: 18,
}

// Below the number of values of a statement on both engines.
const rowsAtOnce = 500

/** Adds page views and web vitals of the history, more on the days with more orders. */
export async function seedVisits(
  db: Database,
  { now, productIds }: { now: number; productIds: readonly string[] },
): Promise<void> {
  const random = createRandom(seed)
  const today = civilDateAt(now)
  const views: PageViewsTable[] = []
  const measured: WebVitalsTable[] = []
  for (let daysAgo = historyDays - 1; daysAgo >= 0; daysAgo--) {
    const from = instantOf(addDays(today, -daysAgo), 0)
    const until = Math.min(now, instantOf(addDays(today, 1 - daysAgo), 0))
    const share = (until - from) / (24 * 60 * 60_000)
    const weight = Math.max(0.5, weightOfDay(addDays(today, -daysAgo), daysAgo)) * share
    for (let count = 0; count < Math.round(viewsOfOrdinaryDay * weight); count++) {
      const view = planView(random, { from, until, productIds })
      views.push(view)
      if (random.happens(0.14)) measured.push(...measure(random, view))
    }
  }
  for (const rows of inParts(views)) await db.insertInto('pageViews').values(rows).execute()
  for (const rows of inParts(measured)) await db.insertInto('webVitals').values(rows).execute()
}

function planView(
  random: Random,
  { from, until, productIds }: { from: number; until: number; productIds: readonly string[] },
): PageViewsTable {
  const place = random.next()
  // The first products are seen far more often than the last ones.
  const product = productIds[Math.floor(random.next() ** 2.2 * productIds.length)]
  const others = ['/search', '/checkout', '/account', '/o/:id', '/delivery', '/freshness']
  const path = place < 0.38 ? '/' : place < 0.8 ? `/p/${product}` : random.pick(others)
  return {
    id: newDocumentId(),
    at: random.between(from, until - 1),
    path,
    referrer: path === '/' || random.happens(0.2) ? random.pick(referrers) : '',
    device: random.happens(0.71) ? 'phone' : 'desktop',
  }
}

function measure(random: Random, { at, path, device }: PageViewsTable): WebVitalsTable[] {
  const load = (device === 'phone' ? 1.15 : 0.75) * (0.55 + 0.7 * random.next())
  return Object.entries(vitals).map(([name, value]) => ({
    ...{ id: newDocumentId(), at, path, name, device },
    value: Math.round(value * load * (0.8 + 0.4 * random.next())),
  }))
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  )
}
