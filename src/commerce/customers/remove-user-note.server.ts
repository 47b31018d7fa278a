import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { deleteUserNote } from './user-note-store.server.ts'

export type RemovedUserNote = Accepted | Refusal<'note-gone'>

/** Staff delete a note about a customer. */
export function removeUserNote(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { userId, noteId, actorId }: { userId: string; noteId: string; actorId: string },
): Promise<RemovedUserNote> {
  const at = now()
  return inTransaction(db, async (tx): Promise<RemovedUserNote> => {
    const text = await deleteUserNote(tx, { userId, noteId })
    if (text === null) return { ok: false, refusal: 'note-gone' }
    const entry = { at, actorId, subject: userId, before: null, after: null }
    await writeAudit(tx, { ...entry, action: 'user.note-removed' })
    return { ok: true }
  })
}
