import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { keysOf, wordsOf } from './search-words.ts'

const batchSize = 200
const rowsAtOnce = 500

interface Unread {
  id: string
  name: string
  description: string
  updatedAt: number
  categoryId: string
  categoryName: string
  categoryUpdatedAt: number
}

/**
 * Reads the words of products that are new or were changed, whoever changed them. Looks at those changed since an
 * instant, or at all of them; answers how many it read.
 */
export async function readNewWords(db: Database, since: number | null): Promise<number> {
  for (let count = 0; ; ) {
    const unread = await findUnread(db, since)
    if (unread.length === 0) return count
    await inTransaction(db, async (tx) => {
      for (const product of unread) await forgetWords(tx, product.id)
      await rememberWords(tx, unread)
    })
    count += unread.length
  }
}

function findUnread(db: Database, since: number | null): Promise<Unread[]> {
  let query = db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category')
    .leftJoin('searchableProducts as s', 's.productId', 'p.id')
    .where((is) =>
      is.or([
        is('s.productId', 'is', null),
        is('s.productUpdatedAt', '<>', is.ref('p.updatedAt')),
        is('s.categoryId', '<>', is.ref('p.category')),
        is('s.categoryUpdatedAt', '<>', is.ref('c.updatedAt')),
      ]),
    )
    .select([
      'p.id',
      'p.name',
      'p.description',
      'p.updatedAt',
      'c.id as categoryId',
      'c.name as categoryName',
      'c.updatedAt as categoryUpdatedAt',
    ])
    .limit(batchSize)
  if (since !== null) query = query.where('p.updatedAt', '>=', since)
  return query.execute()
}

async function forgetWords(tx: Database, productId: string): Promise<void> {
  await tx.deleteFrom('productWords').where('productId', '=', productId).execute()
  await tx.deleteFrom('searchableProducts').where('productId', '=', productId).execute()
}

async function rememberWords(tx: Database, products: readonly Unread[]): Promise<void> {
  const rows = products.flatMap((product) =>
    [...weighedWords(product)].map(([word, weight]) => ({ word, weight, productId: product.id })),
  )
  await rememberKeys(tx, [...new Set(rows.map((row) => row.word))])
  for (const some of chunks(rows)) {
    await tx
      .insertInto('productWords')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await tx
    .insertInto('searchableProducts')
    .values(
      products.map(({ id, updatedAt, categoryId, categoryUpdatedAt }) => ({
        productId: id,
        productUpdatedAt: updatedAt,
        categoryId,
        categoryUpdatedAt,
      })),
    )
    // Another process may have read the same product meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function rememberKeys(tx: Database, words: readonly string[]): Promise<void> {
  for (const some of chunks(words)) {
    const known = await tx
      .selectFrom('searchKeys')
      .select('word')
      .where('word', 'in', some)
      .whereRef('key', '=', 'word')
      .where('key', 'in', some)
      .execute()
    const old = new Set(known.map((row) => row.word))
    const rows = some
      .filter((word) => !old.has(word))
      .flatMap((word) => keysOf(word).map((key) => ({ key, word })))
    for (const part of chunks(rows)) {
      await tx
        .insertInto('searchKeys')
        .values(part)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}

/** A word counts most where it says what the product is. */
function weighedWords({ name, categoryName, description }: Unread): Map<string, number> {
  return new Map([
    ...wordsOf(description).map((word) => [word, 1] as const),
    ...wordsOf(categoryName).map((word) => [word, 2] as const),
    ...wordsOf(name).map((word) => [word, 3] as const),
  ])
}

function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, n) =>
    rows.slice(n * rowsAtOnce, (n + 1) * rowsAtOnce),
  )
}
