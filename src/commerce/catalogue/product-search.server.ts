import type { Database } from '#database/engine.server.ts'
import type { ProductSort } from './product-listing.ts'
import { after, firstOf, type PageOfPart, type ProductOrder } from './product-order.server.ts'
import { firstOnTheWay } from './product-walk.server.ts'
import type { SoughtWords } from './search-words.ts'
import {
  areListsFew,
  bestOfLists,
  findFew,
  hasAll,
  newestOfLists,
  quickerThanLists,
  quickerThanWalking,
} from './word-lists.server.ts'

interface SearchAsked {
  sort: ProductSort | undefined
  category: string | undefined
  order: ProductOrder
  page: PageOfPart
}

/** The first products of an order that have the words of a search; some of them may be said twice. */
export async function firstOfSearch(
  db: Database,
  sought: SoughtWords,
  { sort, category, order, page }: SearchAsked,
): Promise<string[]> {
  const inTheirOrder = areListsFew(sought) ? listsInOrder(sort) : null
  // The list of one word ends with its page, however many stand in it.
  if (inTheirOrder && sought.length === 1) return inTheirOrder(db, sought, page)

  const than = inTheirOrder ? quickerThanLists : quickerThanWalking
  const few = await findFew(db, { sought, category, than })
  if (few?.length === 0) return []
  if (few) return firstOfFew(db, few, order, page)
  if (inTheirOrder) return inTheirOrder(db, sought, page)
  return (
    (await firstOnTheWay(db, sought, order, page)) ??
    firstOf(db.selectFrom('products').select('products.id').where(hasAll(sought)), order, page)
  )
}

async function firstOfFew(
  db: Database,
  ids: readonly string[],
  order: ProductOrder,
  { wished, last, most }: PageOfPart,
): Promise<string[]> {
  const { by, down } = order
  const all = db
    .selectFrom('products')
    .select(['products.id', 'products.createdAt', by.as('by')])
    .where('products.id', 'in', ids)
    .where(wished)
  const rest = last ? after(all, order, last) : all
  const rows = await db
    // The limit leaves nothing out. Without it PostgreSQL would look for them along the order's index.
    .selectFrom(rest.limit(ids.length).as('few'))
    .select('few.id')
    .orderBy('few.by', down ? 'desc' : 'asc')
    .orderBy('few.createdAt', 'desc')
    .orderBy('few.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** How a page of a search is found in the lists of its words; null when these are in another order. */
function listsInOrder(sort: ProductSort | undefined) {
  if (sort === undefined) return bestOfLists
  return sort === 'newest' ? newestOfLists : null
}
