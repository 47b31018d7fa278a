import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { expectInvariantsToHold, expectToHave } from '../support/invariants.ts'
import {
  copyBaseBackup,
  createServerFolder,
  type PostgresqlServer,
  runAsTheServer,
  startPostgresql,
  startRecovered,
  takeBaseBackup,
} from '../support/postgresql-server.ts'
import { createSlot, openTestShop, type TestShop } from '../support/test-shop.ts'

/** The recipe of docs/operations.md, with a shorter `archive_timeout`: a base backup and an archive of all changes. */

const archiveTimeoutMs = 2_000
/** The archiver starts after that time, and copies 16 MB. */
const archivedWithinMs = archiveTimeoutMs + 8_000

describe('point-in-time recovery', () => {
  const archive = createServerFolder()
  const acknowledged: { id: string; at: number }[] = []
  let server: PostgresqlServer
  let database: OpenDatabase
  let orderOnce: () => Promise<void>
  let recovered: { server: PostgresqlServer; database: OpenDatabase } | undefined

  beforeAll(async () => {
    const started = await startPostgresql({
      settings: [
        'archive_mode=on',
        `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
        `archive_timeout=${archiveTimeoutMs / 1000}`,
      ],
    })
    if (!started) throw new Error('The recovery needs PostgreSQL.')
    server = started
    database = openDatabase({ url: server.url, file: '' })
    await migrateToLatest(database)
    const opened = await openTestShop(database)
    const slot = await createSlot(opened, { capacity: 1_000_000 })
    const shop: TestShop = { ...opened, slot }
    const product = await createProduct(shop, { stock: 1_000_000 })
    orderOnce = async () => {
      const { orderId } = await createOrder(shop, { product, paymentMethod: 'cash' })
      acknowledged.push({ id: orderId, at: Date.now() })
    }
  })

  afterAll(async () => {
    await recovered?.database.close()
    await recovered?.server.stop()
    await database?.close()
    await server?.stop()
    rmSync(archive, { recursive: true, force: true })
  })

  async function orderMany(count: number): Promise<void> {
    for (let order = 0; order < count; order++) await orderOnce()
  }

  async function recover(
    backup: ReturnType<typeof takeBaseBackup>,
    until?: string,
  ): Promise<OpenDatabase> {
    const startedAt = performance.now()
    const opened = await startRecovered(backup, { archive, ...(until ? { until } : {}) })
    recovered = { server: opened, database: openDatabase({ url: opened.url, file: '' }) }
    await sql`select count(*) from orders`.execute(recovered.database.db)
    console.log(`RTO: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    return recovered.database
  }

  /** Archives all changes so far. */
  async function switchLog(): Promise<void> {
    const { rows } = await sql<{ file: string }>`
      select pg_walfile_name(pg_switch_wal()) as file`.execute(database.db)
    await expect.poll(() => readdirSync(archive), { timeout: 30_000 }).toContain(rows[0]?.file)
  }

  const idsOf = async (db: OpenDatabase) =>
    new Set((await db.db.selectFrom('orders').select('id').execute()).map(({ id }) => id))

  it('undoes a mistake: the database is as it was a moment before', async () => {
    await orderMany(20)
    const backup = takeBaseBackup(server.url)
    await orderMany(20)
    const before = acknowledged.map(({ id }) => id)
    const { rows } = await sql<{ time: string }>`select now()::text as time`.execute(database.db)
    await delay(50)
    await orderMany(5)
    await sql`update products set description = 'Test'`.execute(database.db)
    await switchLog()

    const past = await recover(backup, rows[0]?.time)
    expect(await idsOf(past)).toEqual(new Set(before))
    const products = await past.db.selectFrom('products').select('description').execute()
    expect(products.map(({ description }) => description)).not.toContain('Test')
    await expectInvariantsToHold(past)
    await past.close()
    await recovered?.server.stop()
    recovered = undefined
  })

  it('keeps the newest two base backups, and the archive since the older one', async () => {
    const backups = createServerFolder()
    const archived: string[][] = []
    for (let week = 0; week < 3; week++) {
      await orderMany(5)
      runAsTheServer('deploy/postgresql/base-backup.sh', [backups, archive], server.url)
      archived.push(readdirSync(archive))
      // The name of a backup is its second.
      await delay(1_000)
    }
    const [older = '', ...newer] = readdirSync(backups).toSorted()
    expect(newer).toHaveLength(1)
    const [, before = [], after = []] = archived
    expect(before.filter((name) => !after.includes(name))).not.toEqual([])

    await orderMany(5)
    await switchLog()
    const last = await recover(copyBaseBackup(join(backups, older)))
    expect(await idsOf(last)).toEqual(new Set(acknowledged.map(({ id }) => id)))
    await last.close()
    await recovered?.server.stop()
    recovered = undefined
    rmSync(backups, { recursive: true, force: true })
  })

  it('survives the loss of the machine with its database: what was archived is there', async () => {
    const backup = takeBaseBackup(server.url)
    const until = Date.now() + archivedWithinMs + 5_000
    while (Date.now() < until) {
      await orderOnce()
      await delay(20)
    }
    const lostAt = Date.now()
    await server.crash()
    await database.close()

    const last = await recover(backup)
    const due = acknowledged.filter(({ at }) => at < lostAt - archivedWithinMs)
    expect(due.length).toBeGreaterThan(20)
    await expectToHave(
      last,
      due.map(({ id }) => id),
    )
    const stored = await idsOf(last)
    const lost = acknowledged.filter(({ id }) => !stored.has(id))
    const oldestLost = lost[0]?.at ?? lostAt
    console.log(`RPO: ${((lostAt - oldestLost) / 1000).toFixed(1)} s, ${lost.length} orders`)
    await expectInvariantsToHold(last)
  })
})
