import type { OpenDatabase } from '#database/engine.server.ts'
import { type BusyShop, openBusyShop } from '../../tests/support/http-shoppers.ts'
import type { ShopProcess } from '../../tests/support/shop-process.ts'
import { prepareShop } from './bench-shop.ts'
import { scriptKilobytes } from './first-view.ts'
import { type Load, load } from './load.ts'
import { bareInsertsPerSecond, startBareServer } from './lower-bounds.ts'
import { cpuMs, medianOf, memoryMb, sampleMemory } from './measures.ts'
import { placeOrders, warmUpOrders } from './place-orders.ts'
import { renderAlternately, type Turns, turns } from './render-alternately.ts'
import type { Row } from './report.ts'

// Without header, footer and products: the lower bound of the framework.
const emptyPage = '/login/popup?attempt=&error=null'

const secondsOfMemory = 15

/** The demo shop on SQLite in one process: start, pages, orders and memory. */
export async function wholeShop(): Promise<Row[]> {
  const bench = await prepareShop(prepare, { isDemo: true })
  const { busy, productId } = bench.prepared
  const shop = await bench.start()
  // Again, because the first start after a build compiles.
  await shop.close()
  const again = await bench.start()
  const rows: Row[] = [
    {
      what: 'start until /health responds, second time',
      measured: `${again.startedInMs.toFixed(0)} ms`,
      beside: `first time ${shop.startedInMs.toFixed(0)} ms`,
      budget: '≤ 1,000 ms',
    },
  ]
  const memoryAtFirst = memoryMb(again.pid)
  const addressOf = (path: string) => new URL(path, again.origin).href
  const [home, product, sentence] = [
    addressOf('/'),
    addressOf(`/p/${productId}`),
    addressOf(emptyPage),
  ]
  const rendered = await renderAlternately([home, product, sentence], again)
  const least = {
    rendered: rendered.get(sentence),
    scriptKb: await scriptKilobytes(addressOf('/terms')),
  }
  for (const [name, url] of Object.entries({ home, product })) {
    rows.push(...(await page(name, url, { rendered: rendered.get(url), least })))
  }
  rows.push(...(await orders(bench.folder, busy, again)))
  // Over some seconds, because resizing a picture takes memory for a moment.
  const memory = await sampleMemory(again.pid, performance.now() + secondsOfMemory * 1_000)
  rows.push({
    what: 'memory after all this, median of 15 s',
    measured: `${medianOf(memory).toFixed(0)} MB`,
    beside: `${memoryAtFirst.toFixed(0)} MB before the first page`,
    budget: '≤ 250 MB',
  })
  await again.close()
  bench.remove()
  return rows
}

/** Only orders, for work on their performance. */
export async function ordersAlone(): Promise<Row[]> {
  const bench = await prepareShop(prepare, { isDemo: true })
  const shop = await bench.start()
  const rows = await orders(bench.folder, bench.prepared.busy, shop)
  await shop.close()
  bench.remove()
  return rows
}

async function prepare(database: OpenDatabase): Promise<{ busy: BusyShop; productId: string }> {
  const busy = await openBusyShop(database, { shoppers: 20, stock: 1_000_000 })
  const { id } = await database.db
    .selectFrom('products')
    .select('id')
    .where('image', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  return { busy, productId: id }
}

async function page(
  name: string,
  url: string,
  {
    rendered,
    least,
  }: { rendered: Turns | undefined; least: { rendered: Turns | undefined; scriptKb: number } },
): Promise<Row[]> {
  const sentence = least.rendered
  if (!rendered || !sentence) throw new Error('Nothing was rendered.')
  const bare = await startBareServer(Buffer.from(await (await fetch(url)).arrayBuffer()))
  const bytes = await load(bare.url)
  bare.close()
  const share = ({ perSecond }: Load) => `${((100 * perSecond) / bytes.perSecond).toFixed(1)} %`
  const cached = await load(url)
  const times = (rendered.middle.cpuMs / sentence.middle.cpuMs).toFixed(1)
  return [
    {
      what: `${name}, cached`,
      measured: rateOf(cached),
      beside: `${share(cached)} of node:http with the same bytes (${bytes.perSecond.toFixed(0)}/s)`,
      budget: name === 'home' ? '≥ 90 %' : '',
    },
    {
      what: `${name}, uncached`,
      measured: rateOf(rendered.middle),
      beside: `${share(rendered.middle)} of node:http with the same bytes`,
      budget: '',
    },
    {
      what: `${name}, CPU time per page`,
      measured: `${rendered.middle.cpuMs.toFixed(2)} ms, median of ${turns} turns of ${rendered.range}`,
      beside: `${times} times a page with one sentence (${sentence.middle.cpuMs.toFixed(2)} ms)`,
      budget: '≤ 2.5 ms',
    },
    {
      what: `${name}, JavaScript of the first view`,
      measured: `${(await scriptKilobytes(url)).toFixed(1)} kB gzip`,
      beside: `${least.scriptKb.toFixed(1)} kB on a text page`,
      budget: '≤ 140 kB',
    },
  ]
}

async function orders(folder: string, busy: BusyShop, shop: ShopProcess): Promise<Row[]> {
  const rows: Row[] = []
  await warmUpOrders(busy, shop.origin)
  const bareInserts = bareInsertsPerSecond(folder, 3)
  for (const clients of [1, 20]) {
    const before = cpuMs(shop.pid)
    const rate = await placeOrders(busy, shop.origin, { clients, seconds: 5 })
    const cpu = (cpuMs(shop.pid) - before) / rate.placed
    rows.push(
      {
        what: `orders, cash, ${clients} concurrent`,
        measured: `${rate.perSecond.toFixed(0)}/s, p95 ${rate.p95Ms.toFixed(1)} ms, ${rate.refused} refused`,
        beside: `${((100 * rate.perSecond) / bareInserts).toFixed(1)} % of bare inserts (${bareInserts.toFixed(0)}/s)`,
        budget: clients === 20 ? '≥ 500/s' : 'p95 ≤ 8 ms',
      },
      {
        what: `orders, cash, ${clients} concurrent, CPU time per order`,
        measured: `${cpu.toFixed(2)} ms`,
        beside: `a bare insert takes ${(1000 / bareInserts).toFixed(2)} ms, disk included`,
        budget: clients === 20 ? '≤ 1.5 ms' : '',
      },
    )
  }
  return rows
}

function rateOf({ perSecond, p50Ms, p97Ms, failures }: Load): string {
  return `${perSecond.toFixed(0)}/s, p50 ${p50Ms} ms, p97.5 ${p97Ms} ms, ${failures} failed`
}
