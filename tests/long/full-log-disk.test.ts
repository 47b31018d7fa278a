import { execFileSync, spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

/** The disk of the log is full, and then has space again: a tmpfs of 64 kB, where mounting is allowed. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-log-disk-'))
const disk = join(folder, 'disk')
mkdirSync(disk)
const isMounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk], { stdio: 'ignore' })
    .status === 0
if (!isMounted) {
  console.warn('!!! No disk may be mounted: a full log disk was tried with /dev/full alone.')
}

const database = openDatabase({ file: join(folder, 'shop.sqlite') })
let shop: ShopProcess | undefined
let descriptor: number | undefined

beforeAll(() => migrateToLatest(database))
afterAll(async () => {
  await shop?.close()
  if (descriptor !== undefined) closeSync(descriptor)
  await database.close()
  if (isMounted) execFileSync('umount', [disk])
  rmSync(folder, { recursive: true, force: true })
})

async function openShop(log: string): Promise<ShopProcess> {
  descriptor = openSync(log, 'a')
  shop = await startShopProcess(folder, { LOG_LEVEL: 'info' }, descriptor)
  return shop
}

async function ask(path: string): Promise<Response> {
  const signal = AbortSignal.timeout(5_000)
  const headers = { cookie: 'boutique-session=none' }
  return fetch(new URL(path, shop?.origin), { headers, signal })
}
const droppedLines = async () => (await (await ask('/health')).json()).droppedLogLines

describe('a shop whose log cannot be written', () => {
  it('serves pages, reports it at /health and shuts down on request', async () => {
    await openShop('/dev/full')
    for (let visit = 0; visit < 5; visit++) expect((await ask('/')).status).toBe(200)
    expect(await droppedLines()).toBeGreaterThanOrEqual(5)
    expect(await shop?.close()).toBe(0)
    shop = undefined
  })

  it.skipIf(!isMounted)(
    'goes on when its disk is full, and logs again once there is room',
    async () => {
      const log = join(disk, 'shop.log')
      await openShop(log)
      await expect
        .poll(async () => (await ask('/')) && droppedLines(), { timeout: 60_000, interval: 1 })
        .toBeGreaterThan(0)
      expect((await ask('/search')).status).toBe(200)
      truncateSync(log)
      expect((await ask('/')).status).toBe(200)
      expect(await droppedLines()).toBeUndefined()
      const lines = readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
      const events = lines.map((line) => JSON.parse(line).msg)
      expect(events).toContain('log lines dropped')
      expect(events.at(-1)).toBe('request')
    },
  )
})
