import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type Balancer, isHaproxyInstalled, startBalancer } from '../../scripts/support/balancer.ts'
import { type Instances, startInstances } from '../../scripts/support/instances.ts'
import { type BusyShop, openBusyShop, type SentOrder } from '../support/http-shoppers.ts'
import { expectInvariantsToHold, expectToHave, stockOf } from '../support/invariants.ts'
import { startPostgresql } from '../support/postgresql-server.ts'
import { rounds } from '../support/rounds.ts'
import { addresses, buildFolder, ports, testSettings } from '../support/test-settings.ts'

/** Three instances on one PostgreSQL. One is killed during checkouts and restarts. */

const shoppers = 12
const stock = 100_000
const metricsToken = 'token-of-the-metrics'
const ordersPerPhase = rounds({ quick: 40, thorough: 100 })
const folder = mkdtempSync(join(tmpdir(), 'boutique-instances-'))
const server = await startPostgresql()

describe.skipIf(server === null || !isHaproxyInstalled())('a shop of three instances', () => {
  const acknowledged: SentOrder[] = []
  const pids = { before: new Set<number>(), after: new Set<number>() }
  let database: OpenDatabase
  let busy: BusyShop
  let instances: Instances
  let balancer: Balancer

  beforeAll(async () => {
    if (!server) return
    database = openDatabase({ url: server.url, file: '' })
    await migrateToLatest(database)
    busy = await openBusyShop(database, { shoppers, stock })
    const env = {
      ...process.env,
      ...testSettings(folder),
      BUILD_FOLDER: buildFolder,
      DATABASE_URL: server.url,
      METRICS_TOKEN: metricsToken,
    }
    instances = await startInstances(3, { env, firstPort: ports.shop + 1 })
    balancer = await startBalancer({
      host: '127.0.0.1',
      port: ports.shop,
      instances: instances.origins,
      file: join(folder, 'haproxy.cfg'),
    })
    pids.before = new Set(instances.pids())

    let done = false
    const shopping = busy.cookies.map(async (cookie) => {
      while (!done) acknowledged.push(await busy.orderUntilAcknowledged([addresses.shop], cookie))
    })
    await untilAcknowledged(ordersPerPhase)
    const [victim] = instances.pids()
    if (victim) process.kill(victim, 'SIGKILL')
    await untilAcknowledged(acknowledged.length + ordersPerPhase)
    for (const origin of instances.origins)
      while (!(await ordersAt(origin).catch(() => 0))) await delay(20)
    done = true
    await Promise.all(shopping)
    pids.after = new Set(instances.pids())
  })

  afterAll(async () => {
    await balancer?.close()
    await instances?.stop()
    await database?.close()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** POST requests that an instance has answered since it started. */
  async function ordersAt(origin: string): Promise<number> {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const metrics = await (await fetch(new URL('/metrics', origin), { headers })).text()
    const counts = metrics.matchAll(/^shop_request_seconds_count\{method="POST".*\} (\d+)$/gm)
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
  }

  async function untilAcknowledged(count: number): Promise<void> {
    while (acknowledged.length < count) await delay(5)
  }

  it('answers requests on every instance, including the restarted one', async () => {
    for (const origin of instances.origins)
      expect(await ordersAt(origin), origin).toBeGreaterThan(0)
    expect(pids.after.size).toBe(3)
    expect(pids.after).not.toEqual(pids.before)
  })

  it('has every acknowledged order, and none twice', async () => {
    await expectToHave(
      database,
      acknowledged.map(({ orderId }) => orderId),
    )
    const rows = await database.db.selectFrom('orders').select('idempotencyKey').execute()
    expect(rows.length).toBe(acknowledged.length)
    expect(new Set(rows.map((row) => row.idempotencyKey)).size).toBe(rows.length)
  })

  it('has sold exactly the missing stock', async () => {
    expect(await stockOf(database, busy.productId)).toBe(stock - acknowledged.length)
    await expectInvariantsToHold(database)
  })

  it('shows a customer their order on every instance with one session', async () => {
    const [placed] = acknowledged
    if (!placed) throw new Error('No order was placed.')
    for (const origin of instances.origins) {
      const response = await fetch(new URL(`/o/${placed.orderId}`, origin), {
        headers: { cookie: placed.cookie },
      })
      expect([response.status, (await response.text()).includes('Red roses')]).toEqual([200, true])
    }
  })

  it('answers right after an instance was killed', async () => {
    const [victim] = instances.pids()
    if (victim) process.kill(victim, 'SIGKILL')
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => (await fetch(`${addresses.shop}/contact`)).status),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
  })
})
