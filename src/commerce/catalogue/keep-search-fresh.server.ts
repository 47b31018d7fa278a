import { setTimeout as delay } from 'node:timers/promises'
import type { ShopContext } from '../shop-context.ts'
import { readNewWords } from './search-index.server.ts'

const everyMs = 3_000
// A change may be seen only some time after it was dated.
const overlapMs = 60_000
const longestWaitMs = 500

type Shop = Pick<ShopContext, 'db' | 'now' | 'log'>

/**
 * Before a search, what has changed in the catalogue is read. A search waits a moment for that and no longer: after a
 * large import it finds more with every minute.
 */
export function keepSearchFresh({ db, now, log }: Shop): () => Promise<void> {
  let readUntil: number | null = null
  let categories = 0
  let underWay: Promise<void> | null = null

  async function read(): Promise<void> {
    const startedAt = now()
    const changed = await db
      .selectFrom('categories')
      .select((all) => all.fn.max('updatedAt').as('last'))
      .executeTakeFirst()
    const last = changed?.last ?? 0
    const all = readUntil === null || last !== categories
    await readNewWords(db, all || readUntil === null ? null : readUntil - overlapMs)
    categories = last
    readUntil = startedAt
  }

  return async () => {
    if (readUntil !== null && now() - readUntil < everyMs) return
    underWay ??= read()
      .catch((error: unknown) => log.error('search words not read', { error: String(error) }))
      .finally(() => {
        underWay = null
      })
    await Promise.race([underWay, delay(longestWaitMs)])
  }
}
