import type { Database } from '#database/engine.server.ts'
import { isNear, nearKeysOf, termsOf } from './search-words.ts'

const mostWords = 100

/**
 * For each term of a query the words of the catalogue that it may mean: those that begin with it, or else those that
 * differ from it in one letter. Null when a term means nothing here, for then nothing is found.
 */
export async function findWords(db: Database, query: string): Promise<string[][] | null> {
  const meant: string[][] = []
  for (const term of termsOf(query)) {
    const words = await wordsBeginningWith(db, term)
    const found = words.length > 0 ? words : await wordsNear(db, term)
    if (found.length === 0) return null
    meant.push(found)
  }
  return meant.length > 0 ? meant : null
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
