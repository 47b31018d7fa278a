import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type BusyShop, openBusyShop } from '../support/http-shoppers.ts'
import { expectInvariantsToHold } from '../support/invariants.ts'
import { startPostgresql, startStandby } from '../support/postgresql-server.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

/** A shop that reads from a standby, which lags on demand and then stops. */

const folder = mkdtempSync(join(tmpdir(), 'boutique-standby-'))
const primary = await startPostgresql({ settings: ['wal_level=replica', 'max_wal_senders=4'] })
const timeouts = { timeout: 30_000, interval: 50 }

describe.skipIf(primary === null)('a shop that reads from a standby', () => {
  let database: OpenDatabase
  let onStandby: OpenDatabase
  let busy: BusyShop
  let standby: Awaited<ReturnType<typeof startStandby>>
  let shop: ShopProcess

  beforeAll(async () => {
    if (!primary) return
    database = openDatabase({ url: primary.url, file: '' })
    await migrateToLatest(database)
    busy = await openBusyShop(database, { shoppers: 1, stock: 1 })
    standby = await startStandby(primary.url, { name: 'standby' })
    onStandby = openDatabase({ url: standby.url, file: '' })
    shop = await startShopProcess(folder, {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URL: standby.url,
    })
  })

  afterAll(async () => {
    await shop?.close()
    await onStandby?.close()
    await database?.close()
    await primary?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const name = (words: string) =>
    database.db
      .updateTable('products')
      .set({ name: words })
      .where('id', '=', busy.productId)
      .execute()
  const order = () => busy.order(shop.origin, busy.cookies[0] ?? '')

  /** The headings of a page that bypasses the page cache. */
  async function heading(): Promise<string> {
    const response = await fetch(new URL(`/p/${busy.productId}`, shop.origin), {
      headers: { cookie: 'boutique-session=none' },
    })
    return /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? `${response.status}`
  }

  it('shows visitors the state of the standby, and changes once it has them', async () => {
    await name('Red roses')
    await expect.poll(heading, timeouts).toBe('Red roses')
    await sql`select pg_wal_replay_pause()`.execute(onStandby.db)
    await name('White lilies')
    expect(await heading()).toBe('Red roses')
    await sql`select pg_wal_replay_resume()`.execute(onStandby.db)
    await expect.poll(heading, timeouts).toBe('White lilies')
  })

  it('sells the last item once although the standby lags', async () => {
    await sql`select pg_wal_replay_pause()`.execute(onStandby.db)
    expect([await order(), await order()]).toEqual([expect.any(String), null])
    await sql`select pg_wal_replay_resume()`.execute(onStandby.db)
    await expectInvariantsToHold(database)
  })

  it('stays open without the standby, and logs the outage once', async () => {
    await onStandby.close()
    await standby.crash()
    await name('Pink peonies')
    expect([await heading(), await heading()]).toEqual(['Pink peonies', 'Pink peonies'])
    const complaints = shop.log().filter((line) => line.includes('replica'))
    expect(complaints).toHaveLength(1)
  })
})
