import type { Database } from '#database/engine.server.ts'
import { isNear, nearKeysOf, type SoughtWords, termsOf } from './search-words.ts'

const mostWords = 100
// Enough to tell a word of a few products from one of very many.
const many = 100

/**
 * For each term of a query the words of the catalogue that it may mean: those that begin with it, or else those that
 * differ from it in one letter. Null when a term means nothing here, for then nothing is found.
 */
export async function findWords(db: Database, query: string): Promise<SoughtWords | null> {
  const meant: string[][] = []
  for (const term of termsOf(query)) {
    const words = await wordsBeginningWith(db, term)
    const found = words.length > 0 ? words : await wordsNear(db, term)
    if (found.length === 0) return null
    meant.push(found)
  }
  const [first, ...others] = meant.length > 1 ? await rarestFirst(db, meant) : meant
  return first ? [first, ...others] : null
}

async function rarestFirst(db: Database, meant: readonly string[][]): Promise<string[][]> {
  const counted = []
  for (const words of meant) counted.push({ words, count: await countUses(db, words) })
  return counted.toSorted((one, other) => one.count - other.count).map(({ words }) => words)
}

async function countUses(db: Database, words: readonly string[]): Promise<number> {
  const some = db
    .selectFrom('productWords')
    .select('productId')
    .where('word', 'in', words)
    // In the order of their key, so that PostgreSQL looks at no more than these.
    .orderBy('word')
    .orderBy('productId')
    .limit(many)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function wordsBeginningWith(db: Database, term: string): Promise<string[]> {
  const rows = await db
    .selectFrom('searchKeys')
    .select('word')
    .where('key', '=', term)
    .orderBy('word')
    .execute()
  const words = rows.map((row) => row.word).filter((word) => word.startsWith(term))
  return words.slice(0, mostWords)
}

async function wordsNear(db: Database, term: string): Promise<string[]> {
  const keys = nearKeysOf(term)
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('searchKeys')
    .select('word')
    .distinct()
    .where('key', 'in', keys)
    .orderBy('word')
    .execute()
  const words = rows.map((row) => row.word).filter((word) => isNear(term, word))
  return words.slice(0, mostWords)
}
