import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { type BusyShop, openBusyShop } from '../../tests/support/http-shoppers.ts'
import type { ShopProcess } from '../../tests/support/shop-process.ts'
import { prepareShop } from './bench-shop.ts'
import type { Row } from './report.ts'

const pieces = 2_000
const buyers = 20

/** The last pieces of a product are sold to 20 concurrent buyers while the process is killed. */
export async function lastPieces(): Promise<Row[]> {
  const bench = await prepareShop((database) =>
    openBusyShop(database, { shoppers: buyers, stock: pieces }),
  )
  const { prepared: busy, folder } = bench
  const acknowledged = new Set<string>()
  const killed = await bench.start()
  await orderUntilKilled(busy, killed, acknowledged)
  const again = await bench.start()
  await Promise.all(busy.cookies.map((cookie) => orderUntilGone(busy, again, cookie, acknowledged)))
  await again.close()

  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  const sold = await soldPieces(database)
  const lost = await countLost(database, acknowledged)
  await database.close()
  bench.remove()
  return [
    {
      what: `the last ${pieces.toLocaleString('en')} pieces, ${buyers} concurrent buyers, kill -9 meanwhile`,
      measured: `${Math.max(0, sold - pieces)} oversold, ${Math.max(0, pieces - sold)} left over, ${lost} lost of ${acknowledged.size} acknowledged`,
      beside: `ready again after ${again.startedInMs.toFixed(0)} ms`,
      budget: '0 oversold, 0 lost',
    },
  ]
}

async function orderUntilKilled(
  busy: BusyShop,
  shop: ShopProcess,
  acknowledged: Set<string>,
): Promise<void> {
  let death: Promise<void> | undefined
  const shopping = busy.cookies.map(async (cookie) => {
    while (!death) {
      const orderId = await busy.order(shop.origin, cookie)
      if (orderId !== null) acknowledged.add(orderId)
      if (acknowledged.size >= pieces / 2) death ??= shop.kill()
    }
  })
  // Buyers in the middle of an order lose their connection.
  await Promise.allSettled(shopping)
  await death
}

async function orderUntilGone(
  busy: BusyShop,
  shop: ShopProcess,
  cookie: string,
  acknowledged: Set<string>,
): Promise<void> {
  for (;;) {
    const orderId = await busy.order(shop.origin, cookie)
    if (orderId === null) return
    acknowledged.add(orderId)
  }
}

async function soldPieces({ db }: OpenDatabase): Promise<number> {
  const { pieces: sold } = await db
    .selectFrom('orderLines')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('quantity'), row.lit(0)).as('pieces'))
    .executeTakeFirstOrThrow()
  return Number(sold)
}

async function countLost({ db }: OpenDatabase, acknowledged: Set<string>): Promise<number> {
  const kept = await db.selectFrom('orders').select('id').execute()
  const ids = new Set(kept.map(({ id }) => id))
  return [...acknowledged].filter((id) => !ids.has(id)).length
}
