import { newDocumentId } from '#database/document-id.ts'
import type { Database, Transaction } from '#database/engine.server.ts'

/** A note of staff about a customer, for staff. */
export interface UserNote {
  id: string
  text: string
  /** Epoch milliseconds. */
  at: number
  /** First name of the staff member; null if the profile was deleted. */
  writtenBy: string | null
}

/** The notes about a user, newest first. */
export function listUserNotes(db: Database, userId: string): Promise<UserNote[]> {
  return db
    .selectFrom('userNotes')
    .leftJoin('users', 'users.id', 'userNotes.writtenBy')
    .select(['userNotes.id', 'userNotes.text', 'userNotes.at', 'users.name as writtenBy'])
    .where('userNotes.userId', '=', userId)
    .orderBy('userNotes.at', 'desc')
    .orderBy('userNotes.id', 'desc')
    .execute()
}

export async function countUserNotes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('userNotes')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

interface NewNote {
  userId: string
  text: string
  writtenBy: string
  at: number
}

export async function insertUserNote(tx: Transaction, note: NewNote): Promise<void> {
  await tx
    .insertInto('userNotes')
    .values({ id: newDocumentId(), ...note })
    .execute()
}

/** Deletes a note and returns its text; null when it is gone already. */
export async function deleteUserNote(
  tx: Transaction,
  { userId, noteId }: { userId: string; noteId: string },
): Promise<string | null> {
  const deleted = await tx
    .deleteFrom('userNotes')
    .where('id', '=', noteId)
    .where('userId', '=', userId)
    .returning('text')
    .executeTakeFirst()
  return deleted?.text ?? null
}
