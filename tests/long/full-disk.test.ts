import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { expectInvariantsToHold, expectToHave } from '../support/invariants.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

/**
 * The disk is full while customers order, and then has space again. RLIMIT_FSIZE simulates it: no file of the process may
 * grow, neither the database, nor its write-ahead log, nor uploads.
 */

const program = '/usr/bin/prlimit'
const shoppers = 6
// Starting all processes takes long on a busy machine.
const timeouts = 180_000
const folder = mkdtempSync(join(tmpdir(), 'boutique-full-disk-'))

if (!existsSync(program)) {
  console.warn('!!! No prlimit (util-linux): what the shop does with a full disk was not tested.')
}

describe.skipIf(!existsSync(program))('a shop whose disk is full', () => {
  const acknowledged: string[] = []
  let refused = 0
  let done = false
  let shopping: Promise<unknown>
  let database: OpenDatabase
  let busy: BusyShop
  let shop: ShopProcess

  beforeAll(async () => {
    database = openDatabase({ file: join(folder, 'shop.sqlite') })
    await migrateToLatest(database)
    busy = await openBusyShop(database, { shoppers, stock: 1_000_000 })
    shop = await startShopProcess(folder)
    shopping = Promise.all(busy.cookies.map(keepOrdering))
    await until('customers ordered', () => acknowledged.length > 20)
  }, timeouts)

  afterAll(async () => {
    done = true
    await shopping
    await shop?.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }, timeouts)

  async function keepOrdering(cookie: string): Promise<void> {
    while (!done) {
      const orderId = await busy.order(shop.origin, cookie)
      if (orderId === null) refused += 1
      else acknowledged.push(orderId)
      await delay(20)
    }
  }

  /** Sets the soft limit only, which the owner of the process may raise again. */
  const allowFilesOf = (bytes: number | 'unlimited') =>
    execFileSync(program, ['--pid', String(shop.pid), `--fsize=${bytes}:`])
  const status = async (path: string) => (await fetch(new URL(path, shop.origin))).status

  it('refuses orders and continues to serve pages', async () => {
    allowFilesOf(1)
    await until('orders were refused', () => refused > 2 * shoppers)
    expect(await Promise.all(['/', '/search', '/health'].map(status))).toEqual([200, 200, 200])
  })

  it('takes orders again without a restart once there is space', async () => {
    allowFilesOf('unlimited')
    const enough = acknowledged.length + 3 * shoppers
    await until('more orders were taken', () => acknowledged.length > enough)
  })

  it('has every acknowledged order, each complete', async () => {
    done = true
    await shopping
    await expectToHave(database, acknowledged)
    await expectInvariantsToHold(database)
  })
})

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Timeout: ${what}.`)
    await delay(20)
  }
}
