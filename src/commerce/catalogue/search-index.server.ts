import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Database } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { keysOf, wordsOf } from './search-words.ts'

// Small, because an embedded database answers at once: whoever else waits has their turn after each batch.
const batchSize = 100
const firstId = ''
const rowsAtOnce = 500

interface Unread {
  id: string
  name: string
  description: string
  createdAt: number
  updatedAt: number
  categoryId: string
  categoryName: string
  categoryUpdatedAt: number
}

/**
 * Reads the words of products that are new or were changed, whoever changed them. Looks at those changed since an
 * instant, or at all of them, once and in the order of their ids; answers how many it read.
 */
export async function readNewWords(db: Database, since: number | null): Promise<number> {
  let count = 0
  for (let after: string | null = firstId; after !== null; ) {
    const { products, last } = await findUnread(db, { since, after })
    if (products.length > 0) {
      await inTransaction(db, async (tx) => {
        await forgetWords(
          tx,
          products.map((product) => product.id),
        )
        await rememberWords(tx, products)
      })
    }
    count += products.length
    after = last
    await othersFirst()
  }
  return count
}

/** Those among the next products that were not read as they are now, and where to go on: null at the end. */
async function findUnread(
  db: Database,
  { since, after }: { since: number | null; after: string },
): Promise<{ products: Unread[]; last: string | null }> {
  let next = db.selectFrom('products').select('id').where('id', '>', after)
  if (since !== null) next = next.where('updatedAt', '>=', since)
  const ids = (await next.orderBy('id').limit(batchSize).execute()).map((row) => row.id)
  if (ids.length === 0) return { products: [], last: null }
  const products = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category')
    .leftJoin('searchableProducts as s', 's.productId', 'p.id')
    .where('p.id', 'in', ids)
    .where((is) =>
      is.or([
        is('s.productId', 'is', null),
        is('s.productCreatedAt', '<>', is.ref('p.createdAt')),
        is('s.productUpdatedAt', '<>', is.ref('p.updatedAt')),
        is('s.categoryId', '<>', is.ref('p.category')),
        is('s.categoryUpdatedAt', '<>', is.ref('c.updatedAt')),
      ]),
    )
    .select([
      'p.id',
      'p.name',
      'p.description',
      'p.createdAt',
      'p.updatedAt',
      'c.id as categoryId',
      'c.name as categoryName',
      'c.updatedAt as categoryUpdatedAt',
    ])
    .execute()
  return { products, last: ids.length < batchSize ? null : (ids.at(-1) ?? null) }
}

async function forgetWords(tx: Database, productIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('productWords').where('productId', 'in', productIds).execute()
  await tx.deleteFrom('searchableProducts').where('productId', 'in', productIds).execute()
}

async function rememberWords(tx: Database, products: readonly Unread[]): Promise<void> {
  const rows = products.flatMap((product) =>
    [...weighedWords(product)].map(([word, weight]) => ({
      word,
      weight,
      productId: product.id,
      createdAt: product.createdAt,
    })),
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
      products.map(({ id, createdAt, updatedAt, categoryId, categoryUpdatedAt }) => ({
        productId: id,
        productCreatedAt: createdAt,
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
