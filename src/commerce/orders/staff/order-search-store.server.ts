import type { Database } from '#database/engine.server.ts'
import { keyOrders } from '../records/key-new-orders.server.ts'
import { selectWithoutKeys } from '../records/order-key-store.server.ts'
import { searchKeysOf } from './order-search.ts'

/** Counts of a key stop here: a more frequent one fills a bounded scan anyway. */
const mostCounted = 300

/** Never a search key. */
const noKeys = ''

/**
 * The keys of a search, the rarest first. It leads the scan: "roses" alone would fill one with orders that have nothing to
 * do with the rest of "roses for Mona".
 */
export async function findSearchKeys(db: Database, query: string | undefined): Promise<string[]> {
  if (query === undefined) return []
  const keys = searchKeysOf(query)
  const counts = await countOrders(db, keys.length > 1 ? keys : [])
  // The newest orders have no keys yet, and staff look for those too. A full disk must not stop the search: the job
  // reports it.
  if (counts.get(noKeys)) await keyOrders(db).catch(() => false)
  return keys.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))
}

/** The number of orders with each key, and of those without keys, in one query. */
async function countOrders(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const missing = db
    .selectFrom(selectWithoutKeys(db, 1).as('some'))
    .select((row) => [row.val(noKeys).as('key'), row.fn.countAll<number>().as('count')])
  const counts = keys.map((key) =>
    db
      .selectFrom(
        db
          .selectFrom('orderKeys')
          .select('key')
          .where('key', '=', key)
          .limit(mostCounted)
          .as('some'),
      )
      .select((row) => [row.val(key).as('key'), row.fn.countAll<number>().as('count')]),
  )
  const rows = await counts.reduce((all, next) => all.unionAll(next), missing).execute()
  return new Map(rows.map(({ key, count }) => [key, count]))
}
