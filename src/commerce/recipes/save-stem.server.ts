import { isDeepStrictEqual } from 'node:util'
import { isUniqueViolation } from '#database/database-errors.ts'
import { newDocumentId } from '#database/document-id.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { writeAudit } from '../audit/audit-store.server.ts'
import type { Accepted, Refusal } from '../refusal.ts'
import type { ShopContext } from '../shop-context.ts'
import { checkStem, cleanStem, type Stem, type StemDraft, type StemProblems } from './stem.ts'
import { lockStem, upsertStem } from './stem-store.server.ts'

export type SavedStem =
  | Accepted<{ stem: Stem }>
  | Refusal<'not-valid', { problems: StemProblems }>
  | Refusal<'name-taken' | 'changed-elsewhere'>

interface StemToSave {
  /** Null for a new stem. */
  id: string | null
  draft: StemDraft
  /** The stem that the editor read, for optimistic locking; null for a new one. */
  seen: StemDraft | null
}

/** Creates or changes a stem. Recipes name it by its id, so a new name shows in all of them. */
export async function saveStem(
  shop: Pick<ShopContext, 'db' | 'now'>,
  { id, draft, seen }: StemToSave,
  actorId: string,
): Promise<SavedStem> {
  const problems = checkStem(draft)
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'not-valid', problems }
  const after = cleanStem(draft)
  const stem = { ...after, id: id ?? newDocumentId() }
  try {
    return await inTransaction(shop.db, async (tx): Promise<SavedStem> => {
      const stored = id === null ? null : await lockStem(tx, id)
      const before = stored && cleanStem(stored)
      if (!isDeepStrictEqual(before, seen && cleanStem(seen))) {
        return { ok: false, refusal: 'changed-elsewhere' }
      }
      await upsertStem(tx, stem)
      const action = before ? 'stem.updated' : 'stem.created'
      const at = shop.now()
      await writeAudit(tx, { at, actorId, action, subject: stem.id, before, after })
      return { ok: true, stem }
    })
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, refusal: 'name-taken' }
    throw error
  }
}
