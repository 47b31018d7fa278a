import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { countUserNotes, insertUserNote } from './user-note-store.server.ts'
import { findProfile, lockUser } from './user-store.server.ts'

/** More make a note that matters hard to find; it also bounds the page. */
export const mostUserNotes = 50

export type AddedUserNote = Accepted | Refusal<'not-found' | 'too-many-notes'>

/** Staff add a note about a customer. The audit log has no copy, because a deleted note has to be gone. */
export function addUserNote(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { userId, text, actorId }: { userId: string; text: string; actorId: string },
): Promise<AddedUserNote> {
  const at = now()
  return inTransaction(db, async (tx): Promise<AddedUserNote> => {
    await lockUser(tx, userId)
    if (!(await findProfile(tx, userId))) return { ok: false, refusal: 'not-found' }
    if ((await countUserNotes(tx, userId)) >= mostUserNotes) {
      return { ok: false, refusal: 'too-many-notes' }
    }
    await insertUserNote(tx, { userId, text, writtenBy: actorId, at })
    const entry = { at, actorId, subject: userId, before: null, after: null }
    await writeAudit(tx, { ...entry, action: 'user.note-added' })
    return { ok: true }
  })
}
