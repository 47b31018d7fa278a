import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { openBusyShop } from '../tests/support/http-shoppers.ts'
import { startShopProcess } from '../tests/support/shop-process.ts'
import { buildFolder, testSettings } from '../tests/support/test-settings.ts'
import { bareInsertsPerSecond } from './bench/bare-inserts.ts'
import { startBareServer } from './bench/bare-server.ts'
import { scriptKilobytes } from './bench/first-view.ts'
import { type Load, load } from './bench/load.ts'
import { ordersOnPostgresql } from './bench/orders-on-postgresql.ts'
import { placeOrders } from './bench/place-orders.ts'
import { cpuMs, memoryMb } from './bench/process-usage.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'

/** What the shop costs, each figure beside the least that it could be, measured in the same run. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-bench-'))
const settings = { ...process.env, ...testSettings(folder), LOG_LEVEL: 'silent' }
const rows: Record<string, Record<string, string>> = {}
const note = (what: string, measured: string, beside: string, budget: string) => {
  rows[what] = { measured, beside, budget }
}

await buildShop(buildFolder, settings)
await runToEnd({ args: ['scripts/seed.ts'], env: settings })
const database = openDatabase({ file: join(folder, 'shop.sqlite') })
await migrateToLatest(database)
const busy = await openBusyShop(database, { shoppers: 20, stock: 1_000_000 })
const product = await database.db
  .selectFrom('products')
  .select('id')
  .where('image', 'is not', null)
  .limit(1)
  .executeTakeFirstOrThrow()
await database.close()

const shop = await startShopProcess(folder, { LOG_LEVEL: 'silent' })
note(
  'start until the health address answers',
  `${shop.startedInMs.toFixed(0)} ms`,
  '',
  '≤ 1,000 ms',
)

for (const [name, path] of [
  ['home', '/'],
  ['product', `/p/${product.id}`],
] as const) {
  const url = new URL(path, shop.origin).href
  const bare = await startBareServer(Buffer.from(await (await fetch(url)).arrayBuffer()))
  const least = await load(bare.url)
  bare.close()
  const share = ({ perSecond }: Load) => ((100 * perSecond) / least.perSecond).toFixed(1)
  const kept = await load(url)
  note(
    `${name}, kept for all visitors`,
    `${kept.perSecond.toFixed(0)}/s, p50 ${kept.p50Ms} ms, p97.5 ${kept.p97Ms} ms, ${kept.failures} failed`,
    `${share(kept)} % of node:http with the same bytes (${least.perSecond.toFixed(0)}/s)`,
    name === 'home' ? '≥ 70 %' : '',
  )
  // A session's cookie, even one that means nothing, asks for a page of one's own.
  const own = { headers: { cookie: 'boutique-session=none' } }
  await load(url, { seconds: 2, ...own })
  const before = cpuMs(shop.pid)
  const pages = await load(url, own)
  const cpu = (cpuMs(shop.pid) - before) / pages.requests
  note(
    `${name}, rendered for each request`,
    `${pages.perSecond.toFixed(0)}/s, p50 ${pages.p50Ms} ms, p97.5 ${pages.p97Ms} ms, ${pages.failures} failed`,
    `${share(pages)} %`,
    '',
  )
  note(`${name}, processor time for each page`, `${cpu.toFixed(2)} ms`, '', '≤ 3 ms')
  note(
    `${name}, JavaScript of the first view`,
    `${(await scriptKilobytes(url)).toFixed(1)} kB gzip`,
    '',
    '≤ 130 kB',
  )
}

const bareInserts = bareInsertsPerSecond(folder, 3)
for (const clients of [1, 20]) {
  const rate = await placeOrders(busy, shop.origin, { clients, seconds: 5 })
  note(
    `orders, cash, ${clients} at a time`,
    `${rate.perSecond.toFixed(0)}/s, p95 ${rate.p95Ms.toFixed(1)} ms, ${rate.refused} refused`,
    `${((100 * rate.perSecond) / bareInserts).toFixed(1)} % of bare inserts (${bareInserts.toFixed(0)}/s)`,
    clients === 20 ? '≥ 300/s' : '',
  )
}
note('memory after all this', `${memoryMb(shop.pid).toFixed(0)} MB`, '', '≤ 250 MB')
await shop.close()
if (process.argv.includes('--postgres')) {
  for (const { clients, orders, insertsPerSecond } of (await ordersOnPostgresql(5)) ?? []) {
    note(
      `orders on PostgreSQL, cash, ${clients} at a time`,
      `${orders.perSecond.toFixed(0)}/s, p95 ${orders.p95Ms.toFixed(1)} ms, ${orders.refused} refused`,
      `${((100 * orders.perSecond) / insertsPerSecond).toFixed(1)} % of bare inserts (${insertsPerSecond.toFixed(0)}/s)`,
      '',
    )
  }
}
rmSync(folder, { recursive: true, force: true })
console.table(rows)

await runToEnd({ args: ['scripts/bench/look-with-lighthouse.ts'] })
