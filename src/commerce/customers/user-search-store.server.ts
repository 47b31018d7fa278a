import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import type { ProfileForm } from './profile.ts'
import { beginningOf, prefixLength, userWords } from './user-search-terms.ts'

// Comes after every other character.
const last = '\u{10FFFF}'

/** Whether a word begins so: asked as a range, which an index answers. */
export function beginsWith(word: string, term: string): Expression<SqlBool> {
  const is = expressionBuilder()
  const ref = sql.ref<string>(word)
  return is.and([is(ref, '>=', term), is(ref, '<', `${term}${last}`)])
}

/** Whether somebody, of whom a column has the id, has a word that begins so. */
export function hasWord(personId: string, term: string): Expression<SqlBool> {
  const is = expressionBuilder<Tables>()
  return is.exists(
    is
      .selectFrom('userWords as had')
      .select('had.word')
      .where('had.userId', '=', sql.ref<string>(personId))
      .where(beginsWith('had.word', term)),
  )
}

/** Makes somebody found by what their profile says now, and by nothing that it said before. */
export async function replaceUserWords(
  db: Database,
  userId: string,
  profile: ProfileForm,
): Promise<void> {
  await removeUserWords(db, userId)
  const words = userWords(profile)
  if (words.length === 0) return
  await db
    .insertInto('userWords')
    .values(({ selectFrom }) =>
      words.map((word) => ({
        word,
        userId,
        beginning: beginningOf(word),
        createdAt: selectFrom('users').select('createdAt').where('id', '=', userId),
      })),
    )
    // The same person in two windows.
    .onConflict((conflict) => conflict.columns(['word', 'userId']).doNothing())
    .execute()
}

export async function removeUserWords(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('userWords').where('userId', '=', userId).execute()
}

/** Fills in what a version of the shop that knew no beginnings left out, while it still ran beside this one. */
export async function completeUserWords(db: Database): Promise<void> {
  await db
    .updateTable('userWords')
    .set(({ selectFrom }) => ({
      beginning: sql<string>`substr(word, 1, ${sql.lit(prefixLength)})`,
      createdAt: selectFrom('users')
        .select('users.createdAt')
        .whereRef('users.id', '=', 'userWords.userId'),
    }))
    .where('beginning', '=', '')
    .execute()
}
