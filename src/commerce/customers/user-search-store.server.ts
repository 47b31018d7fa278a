import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/engine.server.ts'
import type { Tables } from '#database/tables.ts'
import type { ProfileForm } from './profile.ts'
import { foldTerm, prefixLength, prefixOf, searchTermsOf } from './user-search-terms.ts'

// Sorts after every other character.
const last = '\u{10FFFF}'

/** Whether a word starts with a term, as a range that uses the index. */
export function startsWith(word: string, term: string): Expression<SqlBool> {
  const is = expressionBuilder()
  const ref = sql.ref<string>(word)
  return is.and([is(ref, '>=', term), is(ref, '<', `${term}${last}`)])
}

/** Whether the user whose id is in a column has a word that starts with a term. */
export function hasWord(personId: string, term: string): Expression<SqlBool> {
  const is = expressionBuilder<Tables>()
  return is.exists(
    is
      .selectFrom('userWords as had')
      .select('had.word')
      .where('had.userId', '=', sql.ref<string>(personId))
      .where(startsWith('had.word', term)),
  )
}

/** Replaces the search terms of a user by those of the current profile. */
export async function replaceSearchTerms(
  db: Database,
  userId: string,
  profile: ProfileForm,
): Promise<void> {
  await removeSearchTerms(db, userId)
  const words = searchTermsOf(profile)
  if (words.length === 0) return
  await db
    .insertInto('userWords')
    .values(({ selectFrom }) =>
      words.map((word) => ({
        word,
        userId,
        beginning: prefixOf(word),
        createdAt: selectFrom('users').select('createdAt').where('id', '=', userId),
      })),
    )
    // Two concurrent saves of one user.
    .onConflict((conflict) => conflict.columns(['word', 'userId']).doNothing())
    .execute()
}

export async function removeSearchTerms(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('userWords').where('userId', '=', userId).execute()
}

const foldedAtOnce = 200

/** Folds the Arabic letters of search terms that a previous version wrote, so that any spelling of a name finds them. */
export async function foldStoredTerms(db: Database): Promise<void> {
  for (;;) {
    const rows = await unfoldedTerms(db).selectAll().limit(foldedAtOnce).execute()
    if (rows.length === 0) return
    const folded = rows.map(({ word, ...row }) => {
      return { ...row, word: foldTerm(word), beginning: prefixOf(foldTerm(word)) }
    })
    // A crash after the insertion repeats it at the next start.
    await db
      .insertInto('userWords')
      .values(folded)
      .onConflict((conflict) => conflict.columns(['word', 'userId']).doNothing())
      .execute()
    await db
      .deleteFrom('userWords')
      .where((row) => row.or(rows.map(({ word, userId }) => row.and({ word, userId }))))
      .execute()
  }
}

// The letters and digits that `foldText` replaces; the range of Arabic words uses the index.
function unfoldedTerms(db: Database) {
  return db
    .selectFrom('userWords')
    .where('word', '>=', '\u0600')
    .where('word', '<', '\u0700')
    .where((row) =>
      row.or([...'ٱىةکی۰۱۲۳۴۵۶۷۸۹'].map((character) => row('word', 'like', `%${character}%`))),
    )
}

/** Backfills the prefixes of rows that a previous version wrote during an upgrade. */
export async function backfillUserPrefixes(db: Database): Promise<void> {
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
