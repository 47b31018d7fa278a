import type { Database } from '#database/engine.server.ts'
import {
  after,
  inOrder,
  type OrderedPart,
  type PageOfPart,
  type ProductOrder,
} from './product-order.server.ts'
import type { SoughtWords } from './search-words.ts'
import { hasEach } from './word-lists.server.ts'

// Enough for a page of what one product in forty has.
const longestWay = 1200

/**
 * The first products of an order that have the words of a search, as somebody finds them who goes along that order. What
 * many products have is soon met, while putting all of it in order would take the longer the more there are. Null where
 * too few were met on the way: then what has the words is better put in order by itself.
 */
export async function firstOnTheWay(
  db: Database,
  sought: SoughtWords,
  { down, parts }: ProductOrder,
  page: PageOfPart,
): Promise<string[] | null> {
  if (parts.length === 0) return null
  const ways = parts.map((part) => wayOf(db, part, down, page))
  const met = await Promise.all(ways.map((way) => metOn(db, way, sought, down, page.most)))
  for (const [n, way] of ways.entries()) {
    if ((met[n]?.length ?? 0) < page.most && (await goesOn(way))) return null
  }
  return met.flat()
}

function wayOf(
  db: Database,
  { by, only }: OrderedPart,
  down: boolean,
  { wished, last }: PageOfPart,
) {
  const order = { by, down }
  const products = only(
    db.selectFrom('products').select((is) => [
      'products.id',
      'products.createdAt',
      by.as('by'),
      // Asked on the way, and not beforehand: what few products are would make the way longer.
      is.case().when(wished).then(1).else(0).end().as('isWished'),
    ]),
  )
  return inOrder(last ? after(products, order, last) : products, order)
}

type Way = ReturnType<typeof wayOf>

async function metOn(
  db: Database,
  way: Way,
  sought: SoughtWords,
  down: boolean,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom(way.limit(longestWay).as('met'))
    .select('met.id')
    // So, and not `= 1`: PostgreSQL takes this for most of what is met, as it is, and the other for next to nothing.
    .where('met.isWished', '!=', 0)
    .where(hasEach('met.id', sought))
    .orderBy('met.by', down ? 'desc' : 'asc')
    .orderBy('met.createdAt', 'desc')
    .orderBy('met.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

async function goesOn(way: Way): Promise<boolean> {
  return (await way.offset(longestWay).limit(1).execute()).length > 0
}
