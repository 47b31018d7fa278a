import { openBusyShop } from '../../tests/support/http-shoppers.ts'
import { startPostgresql } from '../../tests/support/postgresql-server.ts'
import { prepareShop } from './bench-shop.ts'
import { bareInsertsPerSecondOn } from './lower-bounds.ts'
import { type OrderRate, placeOrders, warmUpOrders } from './place-orders.ts'

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
  const bench = await prepareShop(
    (database) => openBusyShop(database, { shoppers: 20, stock: 1_000_000 }),
    { settings: { DATABASE_URL: server.url } },
  )
  const shop = await bench.start()
  await warmUpOrders(bench.prepared, shop.origin)
  const rates: OrdersBesideInserts[] = []
  for (const clients of [1, 20]) {
    const orders = await placeOrders(bench.prepared, shop.origin, { clients, seconds })
    const insertsPerSecond = await bareInsertsPerSecondOn(server.url, { clients, seconds: 3 })
    rates.push({ clients, orders, insertsPerSecond })
  }
  await shop.close()
  await server.stop()
  bench.remove()
  return rates
}
