import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { type Instances, startInstances } from '../../scripts/support/instances.ts'
import { type BusyShop, openBusyShop, type SentOrder } from '../support/http-shoppers.ts'
import { expectInvariantsToHold, expectToHave, stockOf } from '../support/invariants.ts'
import {
  type PatroniCluster,
  type PatroniNode,
  startPatroniCluster,
} from '../support/patroni-cluster.ts'
import { buildFolder, ports, testSettings } from '../support/test-settings.ts'

/**
 * Two instances on three PostgreSQL with Patroni, each on a host of its own, behind HAProxy. Twenty customers
 * order while servers are killed, paused and cut off.
 */

const [shoppers, stock] = [20, 1_000_000]
const goalSeconds = 30
const folder = mkdtempSync(join(tmpdir(), 'boutique-patroni-shop-'))
// Each server has a network namespace of its own.
const isRoot = process.getuid?.() === 0

/** Each begins a fault, and returns the end of it. */
const faults: [name: string, begin: (cluster: PatroniCluster) => Promise<() => void>][] = [
  ['the leader is killed', atLeader((leader) => [leader.kill, leader.start])],
  ['the leader is paused', atLeader((leader) => [leader.pause, leader.resume])],
  ['the leader is cut off', atLeader((leader) => [leader.cutNetwork, leader.joinNetwork])],
  [
    'the synchronous standby is cut off',
    async (cluster) => {
      const standby = await cluster.synchronousStandby()
      standby.cutNetwork()
      return standby.joinNetwork
    },
  ],
]

function atLeader(fault: (leader: PatroniNode) => [begin: () => void, end: () => void]) {
  return async (cluster: PatroniCluster) => {
    const [begin, end] = fault(await cluster.leader())
    begin()
    return end
  }
}

interface Outage {
  fault: string
  /** Until the next order that was sent after the fault is acknowledged. */
  seconds: number
}

describe.skipIf(!isRoot)('a shop on three PostgreSQL with Patroni', () => {
  const acknowledged: SentOrder[] = []
  const outages: Outage[] = []
  let cluster: PatroniCluster
  let database: OpenDatabase
  let busy: BusyShop
  let instances: Instances

  beforeAll(async () => {
    const { status } = spawnSync('which', ['patroni', 'etcd'])
    if (status !== 0) throw new Error('Patroni or etcd is not installed: see README.md.')
    cluster = await startPatroniCluster()
    database = openDatabase({ url: cluster.url, file: '' })
    await migrateToLatest(database)
    busy = await openBusyShop(database, { shoppers, stock })
    const env = { ...process.env, ...testSettings(folder), BUILD_FOLDER: buildFolder }
    instances = await startInstances(2, {
      env: { ...env, DATABASE_URL: cluster.url },
      firstPort: ports.shop + 1,
    })
    let done = false
    const shopping = busy.cookies.map(async (cookie) => {
      while (!done) acknowledged.push(await busy.orderUntilAcknowledged(instances.origins, cookie))
    })
    for (const [fault, begin] of faults) await measureOutage(fault, () => begin(cluster))
    done = true
    await Promise.all(shopping)
  }, 600_000)

  afterAll(async () => {
    // First the cluster, because a commit may wait for a standby.
    await cluster?.stop()
    await instances?.stop()
    await database?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function measureOutage(fault: string, begin: () => Promise<() => void>): Promise<void> {
    await untilAcknowledgedAfter(Date.now())
    const mend = await begin()
    const begun = Date.now()
    await untilAcknowledgedAfter(begun)
    outages.push({ fault, seconds: (Date.now() - begun) / 1000 })
    // Orders go on while the server comes back.
    mend()
    await cluster.untilHealthy()
  }

  /** Resolves with the first acknowledged order that was sent after this time. */
  async function untilAcknowledgedAfter(time: number): Promise<void> {
    while (!acknowledged.some(({ sentAt }) => sentAt > time)) await delay(20)
  }

  it.each(faults.map(([fault]) => fault))(
    `takes orders again within ${goalSeconds} seconds when %s`,
    (fault) => {
      const outage = outages.find((one) => one.fault === fault)
      console.log(`${fault}: orders again after ${outage?.seconds} s`)
      expect(outage?.seconds).toBeLessThan(goalSeconds)
    },
  )

  it('has every acknowledged order, and none twice', async () => {
    const ids = acknowledged.map(({ orderId }) => orderId)
    expect(new Set(ids).size).toBe(ids.length)
    await expectToHave(database, ids)
    const rows = await database.db.selectFrom('orders').select('id').execute()
    expect(rows.length).toBe(ids.length)
  })

  it('has sold exactly the missing stock', async () => {
    expect(await stockOf(database, busy.productId)).toBe(stock - acknowledged.length)
    await expectInvariantsToHold(database)
  })
})
