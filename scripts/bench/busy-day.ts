import { setTimeout as delay } from 'node:timers/promises'
import { type BusyShop, openBusyShop } from '../../tests/support/http-shoppers.ts'
import { prepareShop } from './bench-shop.ts'
import { medianOf, sampleMemory } from './measures.ts'
import type { Row } from './report.ts'

const visitors = 200
const buyers = 20
/** Think time of one person between pages and between orders. */
const thinkMs = { visitor: [1_000, 4_000], buyer: [500, 2_000] } as const
/** One visitor in five is signed in, so their pages are not cached. */
const signedIn = 5
/** Turns of a single user before the load, as the baseline. */
const turnsAlone = 100

interface Samples {
  ms: number[]
  failures: number
}

const nothingYet = (): Samples => ({ ms: [], failures: 0 })

/** A peak day: 200 visitors browse and 20 buyers order concurrently for some minutes. */
export async function busyDay(minutes: number): Promise<Row[]> {
  const bench = await prepareShop(
    async (database) => ({
      busy: await openBusyShop(database, { shoppers: buyers, stock: 1_000_000 }),
      products: await database.db.selectFrom('products').select('id').limit(40).execute(),
    }),
    { isDemo: true },
  )
  const { busy, products } = bench.prepared
  const ids = products.map(({ id }) => id)
  const shop = await bench.start()
  const alone = { pages: nothingYet(), orders: nothingYet() }
  const [firstBuyer = ''] = busy.cookies
  for (let turn = 0; turn < turnsAlone; turn++) {
    await fetchPage(shop.origin, ids, turn, alone.pages)
    await order(busy, shop.origin, firstBuyer, alone.orders)
  }
  const until = performance.now() + minutes * 60_000
  const [pages, orders] = [nothingYet(), nothingYet()]
  const users = [
    ...Array.from({ length: visitors }, (_, n) => browse(shop.origin, ids, n, until, pages)),
    ...busy.cookies.map((cookie) => keepOrdering(busy, shop.origin, cookie, until, orders)),
  ]
  const [memory] = await Promise.all([sampleMemory(shop.pid, until), ...users])
  await shop.close()
  bench.remove()
  return [
    row(`pages for ${visitors} visitors, ${minutes} minutes`, pages, alone.pages),
    row(`orders of ${buyers} concurrent buyers`, orders, alone.orders),
    {
      what: 'memory in each fifth of that time, median of samples every second',
      measured: fifthsOf(memory)
        .map((mb) => `${medianOf(mb).toFixed(0)} MB`)
        .join(', '),
      beside: `at most ${Math.max(...memory).toFixed(0)} MB`,
      budget: 'flat',
    },
  ]
}

function fifthsOf(seen: readonly number[]): number[][] {
  const size = Math.ceil(seen.length / 5)
  return Array.from({ length: 5 }, (_, n) => seen.slice(n * size, (n + 1) * size))
}

async function browse(
  origin: string,
  ids: string[],
  visitor: number,
  until: number,
  samples: Samples,
): Promise<void> {
  await delay(between(thinkMs.visitor))
  while (performance.now() < until) {
    await fetchPage(origin, ids, visitor, samples)
    await delay(between(thinkMs.visitor))
  }
}

function fetchPage(
  origin: string,
  ids: string[],
  visitor: number,
  samples: Samples,
): Promise<void> {
  const path = Math.random() < 0.3 ? '/' : `/p/${ids[Math.floor(Math.random() * ids.length)]}`
  const headers = {
    'accept-encoding': 'br',
    ...(visitor % signedIn === 0 ? { cookie: 'boutique-session=none' } : {}),
  }
  return measured(samples, async () => {
    const response = await fetch(new URL(path, origin), { headers })
    await response.arrayBuffer()
    return response.ok
  })
}

async function keepOrdering(
  busy: BusyShop,
  origin: string,
  cookie: string,
  until: number,
  samples: Samples,
): Promise<void> {
  while (performance.now() < until) {
    await order(busy, origin, cookie, samples)
    await delay(between(thinkMs.buyer))
  }
}

function order(busy: BusyShop, origin: string, cookie: string, samples: Samples): Promise<void> {
  return measured(samples, async () => (await busy.order(origin, cookie)) !== null)
}

async function measured(samples: Samples, ask: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  const ok = await ask().catch(() => false)
  samples.ms.push(performance.now() - startedAt)
  if (!ok) samples.failures += 1
}

function between([least, most]: readonly [number, number]): number {
  return least + Math.random() * (most - least)
}

function row(what: string, crowd: Samples, alone: Samples): Row {
  return {
    what,
    measured: `${crowd.ms.length} answered, ${timesOf(crowd)}, ${crowd.failures} failed`,
    beside: `a single user: ${timesOf(alone)}`,
    budget: 'none failed',
  }
}

function timesOf({ ms }: Samples): string {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
}
