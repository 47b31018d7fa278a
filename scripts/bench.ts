import { buildFolder, testSettings } from '../tests/support/test-settings.ts'
import { busyDay } from './bench/busy-day.ts'
import { firstStart } from './bench/first-start.ts'
import {
  type Growing,
  type GrowthOfList,
  growthOnPostgresql,
  growthOnSqlite,
} from './bench/growth.ts'
import { lastPieces } from './bench/last-pieces.ts'
import { mixedLoad } from './bench/mixed-load.ts'
import { orderLists } from './bench/order-lists.ts'
import { ordersInMillions } from './bench/orders-in-millions.ts'
import { ordersOnPostgresql } from './bench/orders-on-postgresql.ts'
import { pagesOnAPhone } from './bench/pages-on-a-phone.ts'
import { peopleLists } from './bench/people-lists.ts'
import { productLists } from './bench/product-lists.ts'
import { pagesAtScale } from './bench/product-scale.ts'
import { growthBudget, notMeasured, type Row, writeReport } from './bench/report.ts'
import { ordersAlone, wholeShop } from './bench/whole-shop.ts'
import { workdayLists } from './bench/workday-lists.ts'
import { buildShop } from './support/build-shop.ts'

/**
 * Benchmarks of the shop, each beside its lower bound or baseline from the same run.
 *
 *     npm run bench                    the demo shop on SQLite, its first start, and Lighthouse on a slow phone
 *     npm run bench -- --orders        only orders
 *     npm run bench -- --pages         only Lighthouse on a slow phone
 *     npm run bench -- --postgres      also orders and order lists on PostgreSQL
 *     npm run bench -- --scale         also the catalogue and the dashboard's lists as they grow; takes long
 *     npm run bench -- --millions 2    only sizes and order lists of 2 million orders on PostgreSQL; takes long
 *     npm run bench -- --day 10        200 visitors and 20 buyers for some minutes
 *     npm run bench -- --mixed         memory under mixed load
 *     npm run bench -- --write         all of these but millions of orders, and writes docs/benchmarks.md; takes 40 minutes
 */

const noPostgresql = 'PostgreSQL is not installed on this machine'

const writes = process.argv.includes('--write')
const hasOption = (name: string) => process.argv.includes(name)
/** The report has all parts. */
const isMeasured = (part: string) => writes || hasOption(part)
const numberAfter = (name: string) => Number(process.argv[process.argv.indexOf(name) + 1])

await buildShop(buildFolder, { ...process.env, ...testSettings('var/test-data') })
const rows: Row[] = []
const only = writes ? null : ['--orders', '--millions', '--pages'].find(hasOption)
if (only === '--orders') rows.push(...(await ordersAlone()), ...(await lastPieces()))
else if (only === '--millions')
  rows.push(...(await ordersInMillions(numberAfter('--millions') || 2)))
else if (only === '--pages') rows.push(...(await pagesOnAPhone()))
else {
  rows.push(...(await wholeShop()), ...(await lastPieces()))
  rows.push(...(await pagesOnAPhone()), ...(await firstStart()))
}
if (isMeasured('--postgres')) rows.push(...(await onPostgresql()))
if (isMeasured('--scale')) rows.push(...(await asItGrows()))
if (isMeasured('--mixed')) rows.push(...(await mixedLoad()))
if (isMeasured('--day')) rows.push(...(await busyDay(numberAfter('--day') || 10)))
if (writes) writeReport('docs/benchmarks.md', rows)
console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])))

async function onPostgresql(): Promise<Row[]> {
  const rates = await ordersOnPostgresql(5)
  if (!rates) return [notMeasured('orders on PostgreSQL, cash', noPostgresql)]
  const [alone] = rates
  return rates.map(({ clients, orders, insertsPerSecond }) => ({
    what: `orders on PostgreSQL, cash, ${clients} concurrent`,
    measured: `${orders.perSecond.toFixed(0)}/s, p95 ${orders.p95Ms.toFixed(1)} ms, ${orders.refused} refused`,
    beside: [
      `${percent(orders.perSecond, alone?.insertsPerSecond)} of bare inserts of one client`,
      `${percent(orders.perSecond, insertsPerSecond)} of those of ${clients} (${insertsPerSecond.toFixed(0)}/s)`,
    ].join(', '),
    budget: clients === 1 ? 'p95 ≤ 15 ms' : '≥ 300/s, ≥ 20 %',
  }))
}

async function asItGrows(): Promise<Row[]> {
  const pages = await pagesAtScale([100, 10_000, 100_000])
  const [smallest] = pages
  return [
    ...pages.flatMap(({ products, pageMs }) =>
      Object.entries(pageMs).map(([page, ms]) => ({
        what: `${page}, ${products.toLocaleString('en')} products`,
        measured: `${ms.toFixed(2)} ms`,
        beside: times(ms, smallest?.pageMs[page] ?? ms),
        budget: '',
      })),
    ),
    ...(await growthRows('orders', orderLists)),
    ...(await growthRows('workday', workdayLists)),
    ...(await growthRows('products', productLists)),
    ...(await growthRows('users and audit', peopleLists)),
  ]
}

async function growthRows(of: string, lists: Growing): Promise<Row[]> {
  const onSqlite = await growthOnSqlite(lists)
  const many = lists.many.toLocaleString('en')
  const rows = rowsOf(onSqlite, (name) => `${of}, ${name}, ${many} rows`)
  if (!isMeasured('--postgres')) return rows
  const onPostgresql = await growthOnPostgresql(lists)
  if (!onPostgresql) return [...rows, notMeasured(`${of} on PostgreSQL`, noPostgresql)]
  return [...rows, ...rowsOf(onPostgresql, (name) => `${of} on PostgreSQL, ${name}, ${many} rows`)]
}

function rowsOf(lists: GrowthOfList[], named: (name: string) => string): Row[] {
  return lists.map(({ name, fewMs, manyMs }) => ({
    what: named(name),
    measured: `${manyMs.toFixed(2)} ms`,
    beside: times(manyMs, fewMs),
    budget: growthBudget,
  }))
}

function percent(part: number, whole = Number.NaN): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}

function times(ms: number, of: number): string {
  return `${(ms / of).toFixed(1)} times the smallest`
}
