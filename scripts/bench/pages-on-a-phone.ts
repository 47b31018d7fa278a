import { setTimeout as delay } from 'node:timers/promises'
import type { OpenDatabase } from '#database/engine.server.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { prepareShop } from './bench-shop.ts'
import { interactions } from './interactions.ts'
import { type LighthouseScores, lighthouse } from './lighthouse.ts'
import { notMeasured, type Row } from './report.ts'

const picturesTakeMs = 45_000
// Scores differ by a few points between runs.
const runs = 3

/** Lighthouse scores of the home page, an occasion and a product of the demo shop on a slow phone, in each language. */
export async function pagesOnAPhone(): Promise<Row[]> {
  const bench = await prepareShop(prepare, { isDemo: true })
  const shop = await bench.start()
  // The AVIF copies of the measured pages come first; the others take minutes.
  await delay(picturesTakeMs)
  // The first run installs Lighthouse and fills the caches of browser and machine, so its scores do not count.
  await lighthouse(shop.origin)
  const rows: Row[] = []
  for (const [name, path] of pagesWith(bench.prepared)) {
    const seen = await medianRun(new URL(path, shop.origin).href)
    if (seen) rows.push(...rowsOf(name, seen))
    else
      rows.push(notMeasured(`${name} on a slow phone`, 'Lighthouse or a browser is not available'))
  }
  rows.push(...(await interactions(shop.origin)))
  await shop.close()
  bench.remove()
  return rows
}

interface Shown {
  productId: string
  occasion: string
}

function pagesWith({ productId, occasion }: Shown): [name: string, path: string][] {
  const pages = { home: '/', occasion: `/occasions/${occasion}`, product: `/p/${productId}` }
  return Object.entries(pages).flatMap(([name, path]) => [
    [name, path],
    [`${name} in Arabic`, withLocale(path, 'ar')],
  ])
}

/** Postpones the other pictures and returns the newest product and the first occasion. */
async function prepare({ db }: OpenDatabase): Promise<Shown> {
  const { slug } = await db
    .selectFrom('occasions')
    .select('slug')
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const soon = Date.now() + picturesTakeMs / 2
  await db
    .updateTable('jobs')
    .set({ runAt: Date.now() + 3_600_000 })
    .where('kind', '=', 'make-avif')
    .where('runAt', '>', soon)
    .execute()
  return { productId: id, occasion: slug }
}

/** The run with the median performance score. */
async function medianRun(url: string): Promise<LighthouseScores | null> {
  await fetch(url)
  const seen: LighthouseScores[] = []
  for (let look = 0; look < runs; look++) {
    const scores = await lighthouse(url)
    if (scores) seen.push(scores)
  }
  const sorted = seen.toSorted((a, b) => a.scores.performance - b.scores.performance)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

function rowsOf(name: string, seen: LighthouseScores): Row[] {
  const { scores, times, weakAudits, benchmarkIndex } = seen
  const waits = Object.entries(times).map(([what, time]) => `${what} ${time}`)
  return [
    {
      what: `${name} on a slow phone, Lighthouse performance, median of ${runs} runs`,
      measured: `${scores.performance} of 100`,
      beside: `${waits.join(', ')}, speed of the machine ${benchmarkIndex}`,
      budget: '≥ 95, LCP ≤ 2.0 s, TBT ≤ 100 ms',
    },
    {
      what: `${name} on a slow phone: accessibility, best practices, SEO`,
      measured: `${scores.accessibility}, ${scores.bestPractices}, ${scores.seo}`,
      beside: `audits below 90, performance included: ${weakAudits.join(', ') || 'none'}`,
      budget: '100 each',
    },
  ]
}
