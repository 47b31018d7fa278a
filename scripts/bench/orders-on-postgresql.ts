import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { openBusyShop } from '../../tests/support/http-shoppers.ts'
import { startPostgresql } from '../../tests/support/postgresql-server.ts'
import { startShopProcess } from '../../tests/support/shop-process.ts'
import { bareInsertsPerSecondOn } from './bare-inserts.ts'
import { type OrderRate, placeOrders } from './place-orders.ts'

export interface OrdersBesideInserts {
  clients: number
  orders: OrderRate
  insertsPerSecond: number
}

/**
 * Orders over HTTP on a temporary PostgreSQL, compared with bare inserts from as many clients; null if it is not
 * installed.
 */
export async function ordersOnPostgresql(seconds: number): Promise<OrdersBesideInserts[] | null> {
  const server = await startPostgresql({ durable: true })
  if (!server) return null
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bench-postgresql-'))
  const database = openDatabase({ url: server.url, file: '' })
  await migrateToLatest(database)
  const busy = await openBusyShop(database, { shoppers: 20, stock: 1_000_000 })
  await database.close()
  const settings = { DATABASE_URL: server.url, DATABASE_POOL_SIZE: '20', LOG_LEVEL: 'silent' }
  const shop = await startShopProcess(folder, settings)
  const rates: OrdersBesideInserts[] = []
  for (const clients of [1, 20]) {
    const orders = await placeOrders(busy, shop.origin, { clients, seconds })
    const insertsPerSecond = await bareInsertsPerSecondOn(server.url, { clients, seconds: 3 })
    rates.push({ clients, orders, insertsPerSecond })
  }
  await shop.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  return rates
}
