import type { Database } from '#database/engine.server.ts'
import { keyOrders } from '../records/key-new-orders.server.ts'
import { searchKeysOf } from './order-search.ts'

/** Counts of a key stop here: a more frequent one fills a bounded scan anyway. */
const mostCounted = 300

/**
 * The keys of a search, the rarest first. It leads the scan: "roses" alone would fill one with orders that have nothing to
 * do with the rest of "roses for Mona".
 */
export async function findSearchKeys(db: Database, query: string | undefined): Promise<string[]> {
  if (query === undefined) return []
  // The newest orders have no keys yet, and staff look for those too. A full disk must not stop the search: the job
  // reports it.
  await keyOrders(db).catch(() => false)
  const keys = searchKeysOf(query)
  const [first, ...others] = keys.map((key) =>
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
  if (!first || others.length === 0) return keys
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute()
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return keys.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))
}
