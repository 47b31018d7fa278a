import type { Database } from '#database/engine.server.ts'
import type { ProfileForm } from './profile.ts'
import { userWords } from './user-words.ts'

/** Makes somebody found by what their profile says now, and by nothing that it said before. */
export async function replaceUserWords(
  db: Database,
  userId: string,
  profile: ProfileForm,
): Promise<void> {
  await removeUserWords(db, userId)
  const rows = userWords(profile).map((word) => ({ word, userId }))
  if (rows.length === 0) return
  await db
    .insertInto('userWords')
    .values(rows)
    // The same person in two windows.
    .onConflict((conflict) => conflict.columns(['word', 'userId']).doNothing())
    .execute()
}

export async function removeUserWords(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('userWords').where('userId', '=', userId).execute()
}
