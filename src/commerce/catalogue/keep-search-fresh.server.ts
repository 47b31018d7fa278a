import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#database/engine.server.ts'
import type { ShopContext } from '../shop-context.ts'
import { lastCategoryChange } from './category-store.server.ts'
import { readNewWords } from './search-index.server.ts'

const everyMs = 3_000
// A change may be seen only some time after it was dated.
const overlapMs = 60_000
const longestWaitMs = 500

type Shop = Pick<ShopContext, 'db' | 'now' | 'log'>

/** What this process knows of how far the catalogue was read. */
interface Reading {
  until: number | null
  /** When a category changed last: its name is among the words of all its products. */
  categories: number
  underWay: Promise<void> | null
}

const readings = new WeakMap<Database, Reading>()

/**
 * Before a search, what has changed in the catalogue is read. A search waits a moment for that and no longer: after a
 * large import it finds more with every minute.
 */
export async function keepSearchFresh(shop: Shop): Promise<void> {
  const reading = readings.get(shop.db) ?? { until: null, categories: 0, underWay: null }
  readings.set(shop.db, reading)
  if (reading.until !== null && Math.abs(shop.now() - reading.until) < everyMs) return
  reading.underWay ??= read(shop, reading)
    .catch((error: unknown) => shop.log.error('search words not read', { error: String(error) }))
    .finally(() => {
      reading.underWay = null
    })
  await Promise.race([reading.underWay, delay(longestWaitMs)])
}

async function read({ db, now }: Shop, reading: Reading): Promise<void> {
  const startedAt = now()
  const categories = await lastCategoryChange(db)
  const setBack = reading.until !== null && startedAt < reading.until
  const all = setBack || categories !== reading.categories
  await readNewWords(db, all || reading.until === null ? null : reading.until - overlapMs)
  reading.categories = categories
  reading.until = startedAt
}
