import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { ProductWordsTable } from '#database/tables/catalogue-tables.ts'
import type { Tables } from '#database/tables.ts'
import type { LastSeen, PageOfPart } from './product-order.server.ts'
import type { SoughtWords } from './search-words.ts'

// Each word of the catalogue has a list of its products, put in order twice: those first that it says most of, and the
// newest first. The lists are indexes: a page of one is found without the rest, however long it is.

// With more words than that, one look at all that have any of them is quicker than one at each list.
const mostLists = 12

// Ids say nothing of what a product is, so that the first of a list are as good a sample as any.
const sampled = 100
const mostOfSample = 80

/** So many products are put in order sooner than a page of them is found in long lists. */
export const quickerThanLists = 100

/** So many are put in order sooner than somebody who goes along that order meets enough of them. */
export const quickerThanWalking = 500

/** Whether there are few enough lists in which all that is sought stands. */
export function areListsFew([words]: SoughtWords): boolean {
  return words.length <= mostLists
}

/** Whether a product has a word for each term. */
export function hasAll(sought: SoughtWords): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'products'>()
  return is('products.id', 'in', havingAll(sought))
}

/** The same of one product, of which a column has the id. */
export function hasEach(productId: string, terms: readonly string[][]): Expression<SqlBool> {
  const is = expressionBuilder<Tables>()
  return is.and(terms.map((words) => is.exists(wordAmong(words, productId))))
}

/** The same for a few products: PostgreSQL asks for each of them, instead of reading whole lists to join them. */
export function hasEachAlone(productId: string, terms: readonly string[][]): Expression<SqlBool> {
  const is = expressionBuilder<Tables>()
  return is.and(terms.map((words) => is(wordAmong(words, productId).limit(1), 'is not', null)))
}

function wordAmong(words: readonly string[], productId: string) {
  return expressionBuilder<Tables>()
    .selectFrom('productWords as had')
    .select('had.word')
    .where('had.word', 'in', words)
    .where('had.productId', '=', sql.ref<string>(productId))
}

interface FewSought {
  sought: SoughtWords
  /** Where they are looked for; everywhere without it. */
  category?: string | undefined
  /** Fewer than this are a few. */
  than: number
}

/** The products that have a word for each term, where they are few; null where there may be more. */
export async function findFew(db: Database, few: FewSought): Promise<string[] | null> {
  // What nearly everything has together is met at once, while its lists would be gone through to the end.
  if (await areMostlyTogether(db, few)) return null
  const { sought, category, than } = few
  const words = havingAll(sought)
  const all = category === undefined ? words : words.intersect(idsIn(category))
  const rows = await db.selectFrom(all.as('all')).select('all.productId').limit(than).execute()
  return rows.length < than ? rows.map(({ productId }) => productId) : null
}

/** Whether most products of one list stand in the others too, as far as a sample of it tells. */
async function areMostlyTogether(db: Database, { sought, category }: FewSought): Promise<boolean> {
  const [first, ...others] = sought
  const inCategory = category === undefined ? null : sampleOfCategory(category)
  if (!inCategory && others.length === 0) return false
  const { together } = await db
    .selectFrom((inCategory ?? sampleOfWords(first)).as('listed'))
    .select((all) => all.fn.countAll<number>().as('together'))
    .where(hasEach('listed.productId', inCategory ? sought : others))
    .executeTakeFirstOrThrow()
  return together >= mostOfSample
}

/** The lists of a term put together, and of those what stands in each. Engines go through two lists side by side. */
function havingAll([first, ...others]: SoughtWords) {
  return others.reduce((some, words) => some.intersect(having(words)), having(first))
}

function having(words: readonly string[]) {
  return expressionBuilder<Tables>()
    .selectFrom('productWords')
    .select('productId')
    .where('word', 'in', words)
}

function sampleOfWords(words: readonly string[]) {
  return having(words).orderBy('word').orderBy('productId').limit(sampled)
}

function sampleOfCategory(category: string) {
  return idsIn(category).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(sampled)
}

function idsIn(category: string) {
  return expressionBuilder<Tables>()
    .selectFrom('products')
    .select('id as productId')
    .where('category', '=', category)
}

/** Of each list those that fit best, after the last one seen. One that stands in several may be among them twice. */
export function bestOfLists(
  db: Database,
  sought: SoughtWords,
  { wished, last, most }: PageOfPart,
): Promise<string[]> {
  const [words] = sought
  const pages = words.map((word) => {
    const list = listOf(db, word, sought)
      .where(wished)
      .orderBy('listed.weight', 'desc')
      .orderBy('listed.createdAt', 'desc')
      .orderBy('listed.productId', 'desc')
    // What fits another word better stands further up in the list of that one.
    const best = words.length > 1 ? list.where(fitsNoneBetter(words)) : list
    return last
      ? best.where((is) =>
          is(
            is.refTuple('listed.weight', 'listed.createdAt', 'listed.productId'),
            '<',
            is.tuple(Number(last.by), last.createdAt, last.id),
          ),
        )
      : best
  })
  return firstOfEach(db, pages, most)
}

/** Of each list the newest, after the last one seen. One that stands in several may be among them twice. */
export function newestOfLists(
  db: Database,
  sought: SoughtWords,
  { wished, last, most }: PageOfPart<Omit<LastSeen, 'by'>>,
): Promise<string[]> {
  const pages = sought[0].map((word) => {
    const list = listOf(db, word, sought)
      .where(wished)
      .orderBy('listed.createdAt', 'desc')
      .orderBy('listed.productId', 'desc')
    return last
      ? list.where((is) =>
          is(
            is.refTuple('listed.createdAt', 'listed.productId'),
            '<',
            is.tuple(last.createdAt, last.id),
          ),
        )
      : list
  })
  return firstOfEach(db, pages, most)
}

type List = ReturnType<typeof listOf>

/** The products that have a word, and one for each of the other terms. */
function listOf(db: Database, word: string, [, ...others]: SoughtWords) {
  const list = db
    .selectFrom('productWords as listed')
    .innerJoin('products', 'products.id', 'listed.productId')
    .select('products.id')
    .where('listed.word', '=', word)
  return list.where(hasEach('listed.productId', others))
}

function fitsNoneBetter(words: readonly string[]): Expression<SqlBool> {
  const is = expressionBuilder<Tables & { listed: ProductWordsTable }, 'listed'>()
  const better = is
    .selectFrom('productWords as better')
    .select('better.word')
    .where('better.word', 'in', words)
    .whereRef('better.productId', '=', 'listed.productId')
    .whereRef('better.weight', '>', 'listed.weight')
  return is.not(is.exists(better))
}

async function firstOfEach(db: Database, pages: readonly List[], most: number): Promise<string[]> {
  const [first, ...others] = pages.map((page) =>
    db.selectFrom(page.limit(most).as('some')).select('id'),
  )
  if (!first) return []
  const rows = await others.reduce((all, next) => all.unionAll(next), first).execute()
  return rows.map(({ id }) => id)
}
