import {
  type Expression,
  expressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Database } from '#database/engine.server.ts'
import { lookAlong, type Place, pageOfLook } from '#database/look-along.server.ts'
import type { Tables } from '#database/tables.ts'
import type { SoughtWords } from '../search-words.ts'
import {
  areListsFew,
  findFew,
  hasEachAlone,
  quickerThanLists,
  quickerThanWalking,
} from '../word-lists.server.ts'
import { comesAfter, newestProducts, type PageOfProducts } from './staff-product-pages.server.ts'

/**
 * How many products a page looks through. Words, shelves and categories may be put together in more ways than there can
 * be indexes: what very many are is found among the newest of them soon, and where it is not, the list goes on from here.
 */
const lookedThrough = 300

interface StaffSearch {
  sought: SoughtWords
  /** Whether a product stands where it is looked for. */
  wished: Expression<SqlBool>
  /** Where to go on; null at the beginning. */
  last: Place | null
}

/** The newest products that have all words and stand where they are looked for. */
export async function searchStaffProducts(
  db: Database,
  search: StaffSearch,
  limit: number,
): Promise<PageOfProducts> {
  const { sought } = search
  const than = areListsFew(sought) ? quickerThanLists : quickerThanWalking
  const few = await findFew(db, { sought, than })
  if (!few) return lookAlongLists(db, search, limit)
  if (few.length === 0) return { products: [], after: null }
  const is = expressionBuilder<Tables, 'products'>()
  const wished = is.and([is('products.id', 'in', few), search.wished])
  return newestProducts(db, { wished, last: search.last }, limit)
}

async function lookAlongLists(
  db: Database,
  { sought, wished, last }: StaffSearch,
  limit: number,
): Promise<PageOfProducts> {
  const [first, ...others] = sought
  const areFew = areListsFew(sought)
  const way = areFew ? wayOf(db, listsOf(db, first, last)) : wayOf(db, productsOf(db, last))
  const is = expressionBuilder<Tables>()
  const wishedOne = is
    .selectFrom('products')
    .select('products.id')
    .where('products.id', '=', sql.ref<string>('looked.id'))
    .where(wished)
  const fits = is.and([
    is(wishedOne, 'is not', null),
    hasEachAlone('looked.id', areFew ? others : sought),
  ])
  const met = lookAlong(db, way, { length: lookedThrough, fits, most: limit + 1 })
  const rows = await db
    .selectFrom(met.as('met'))
    .innerJoin('products', 'products.id', 'met.id')
    .selectAll('products')
    .select(['met.fits', 'met.end'])
    .orderBy('met.createdAt', 'desc')
    .orderBy('met.id', 'desc')
    .execute()
  const { page, after } = pageOfLook(rows, limit)
  return { products: page, after }
}

function productsOf(db: Database, last: Place | null) {
  const all = db.selectFrom('products').select(['products.id', 'products.createdAt'])
  return last ? all.where(comesAfter(last)) : all
}

/** What stands in the lists of some words. */
function listsOf(db: Database, words: readonly string[], last: Place | null) {
  const lists = words.map((word) => {
    const list = db
      .selectFrom('productWords')
      .select(['productId as id', 'createdAt'])
      .where('word', '=', word)
      .orderBy('createdAt', 'desc')
      .orderBy('productId', 'desc')
      // No more of any one can be among the first of all.
      .limit(lookedThrough)
    const rest = last
      ? list.where((is) =>
          is(is.refTuple('createdAt', 'productId'), '<', is.tuple(last.createdAt, last.id)),
        )
      : list
    return db.selectFrom(rest.as('list')).select(['list.id', 'list.createdAt'])
  })
  return lists.reduce((all, next) => all.unionAll(next))
}

function wayOf<DB, TB extends keyof DB>(db: Database, listed: SelectQueryBuilder<DB, TB, Place>) {
  return db
    .selectFrom(listed.as('listed'))
    .select(['listed.id', 'listed.createdAt'])
    .orderBy('listed.createdAt', 'desc')
    .orderBy('listed.id', 'desc')
}
