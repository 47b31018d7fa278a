import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '#database/engine.server.ts'
import { startShopProcess } from '../../tests/support/shop-process.ts'
import { buildFolder, testSettings } from '../../tests/support/test-settings.ts'
import { buildShop } from '../support/build-shop.ts'
import { runToEnd } from '../support/processes.ts'
import { lighthouse } from './lighthouse.ts'

/** The home page and a product of the built demo shop, as Lighthouse sees them on a slow phone. */

const picturesTakeMs = 45_000

const folder = mkdtempSync(join(tmpdir(), 'boutique-lighthouse-shop-'))
const settings = { ...process.env, ...testSettings(folder), LOG_LEVEL: 'silent' }
await buildShop(buildFolder, settings)
await runToEnd({ args: ['scripts/seed.ts'], env: settings })
const product = await prepare()
const shop = await startShopProcess(folder, { LOG_LEVEL: 'silent' })
// The AVIF copies of what is looked at are made first; the shop goes on with the others for minutes.
await delay(picturesTakeMs)

const rows: Record<string, Record<string, number | string>> = {}
for (const [name, path] of [
  ['home', '/'],
  ['product', `/p/${product}`],
] as const) {
  const url = new URL(path, shop.origin).href
  await fetch(url)
  const seen = await lighthouse(url)
  if (!seen) continue
  rows[name] = { ...seen.scores, ...seen.times }
  for (const fault of seen.faults) console.log(`  ${name}: ${fault}`)
}
await shop.close()
rmSync(folder, { recursive: true, force: true })
console.table(rows)

/** Leaves the making of other pictures for later, and answers the newest product. */
async function prepare(): Promise<string> {
  const { db, close } = openDatabase({ file: join(folder, 'shop.sqlite') })
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
  await close()
  return id
}
