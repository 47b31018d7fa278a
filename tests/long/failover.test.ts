import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderRequest } from '#commerce/checkout/order-request.ts'
import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createProduct, lineOf, orderRequest } from '../support/factories.ts'
import { expectInvariantsToHold, expectToHave, stockOf } from '../support/invariants.ts'
import { startPostgresql, startStandby } from '../support/postgresql-server.ts'
import { startTcpSwitch, type TcpSwitch } from '../support/tcp-switch.ts'
import { createSlot, openTestShop, type TestShop } from '../support/test-shop.ts'

/** A primary with a synchronous standby; the primary is killed while customers order. */

const standbyName = 'standby'
const shoppers = 10
const stock = 100_000

const primary = await startPostgresql({ settings: ['wal_level=replica', 'max_wal_senders=4'] })
const portOf = (url: string) => Number(new URL(url).port)

describe.skipIf(primary === null)('a database that fails over while customers order', () => {
  const acknowledged: { orderId: string; key: string }[] = []
  let failures = 0
  let address: TcpSwitch
  let database: OpenDatabase
  let shop: TestShop
  let standby: Awaited<ReturnType<typeof startStandby>>
  let productId: string

  beforeAll(async () => {
    if (!primary) return
    address = await startTcpSwitch(portOf(primary.url))
    const url = primary.url.replace(String(portOf(primary.url)), String(address.port))
    database = openDatabase({ url, file: '', poolSize: shoppers })
    await migrateToLatest(database)
    const opened = await openTestShop(database)
    shop = { ...opened, slot: await createSlot(opened, { capacity: stock }) }
    const product = await createProduct(shop, { stock })
    productId = product.id
    standby = await startStandby(primary.url, { name: standbyName })
    await acknowledgeOnlyWhatTheStandbyHas(primary.url)

    let done = false
    const shopping = Array.from({ length: shoppers }, async () => {
      while (!done) await orderUntilAcknowledged(lineOf(product))
    })
    await untilAcknowledged(50)
    await primary.crash()
    await standby.promote()
    address.leadTo(portOf(standby.url))
    await untilAcknowledged(acknowledged.length + 50)
    done = true
    await Promise.all(shopping)
  })

  afterAll(async () => {
    await database?.close()
    await address?.close()
    await standby?.stop()
  })

  /** Retries with the same idempotency key until the order is acknowledged, as the storefront does. */
  async function orderUntilAcknowledged(line: OrderRequest['lines'][number]): Promise<void> {
    const userId = newDocumentId()
    const request = orderRequest(shop, { lines: [line], paymentMethod: 'cash' })
    for (;;) {
      try {
        const placed = await placeOrder(shop, request, userId)
        if (!placed.ok) throw new Error(`The order was refused: ${placed.refusal}.`)
        acknowledged.push({ orderId: placed.orderId, key: request.idempotencyKey })
        return
      } catch (error) {
        if (String(error).includes('refused:')) throw error
        failures += 1
        await delay(50)
      }
    }
  }

  async function untilAcknowledged(count: number): Promise<void> {
    while (acknowledged.length < count) await delay(5)
  }

  it('has every acknowledged order from before and after the failover', async () => {
    await expectToHave(
      database,
      acknowledged.map(({ orderId }) => orderId),
    )
    expect(acknowledged.length).toBeGreaterThanOrEqual(100)
  })

  it('has no order twice, however often it was retried', async () => {
    const rows = await database.db.selectFrom('orders').select(['id', 'idempotencyKey']).execute()
    expect(new Set(rows.map((row) => row.idempotencyKey)).size).toBe(rows.length)
    expect(rows.length).toBe(acknowledged.length)
  })

  it('has sold exactly the missing stock', async () => {
    expect(await stockOf(database, productId)).toBe(stock - acknowledged.length)
    await expectInvariantsToHold(database)
  })

  it('showed an error to few customers, because requests are retried', () => {
    expect(failures).toBeLessThan(shoppers)
  })
})

/** Each commit of the primary waits until the standby has written it. */
async function acknowledgeOnlyWhatTheStandbyHas(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter system set synchronous_standby_names = '${standbyName}'`)
  await client.query(`alter system set synchronous_commit = 'on'`)
  await client.query('select pg_reload_conf()')
  for (;;) {
    const { rows } = await client.query(
      `select 1 from pg_stat_replication where sync_state in ('sync', 'quorum')`,
    )
    if (rows.length > 0) break
    await delay(20)
  }
  await client.end()
}
