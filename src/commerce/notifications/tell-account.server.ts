import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { AccountOccasion } from './account-letters.ts'

interface AccountNews {
  /** Nobody is written to where the shop knows no address. */
  to: string
  name: string
  occasion: AccountOccasion
  /** Names a change of address that its mail lets the reader undo. */
  undoId?: string | null
  at: number
}

/** Puts a letter to somebody about their account into the outbox, in the transaction of what it tells. */
export async function tellAccount(
  db: Database,
  { at, undoId, ...news }: AccountNews,
): Promise<void> {
  if (news.to === '') return
  const mailId = newDocumentId()
  await enqueueJob(db, {
    kind: 'send-account-letter',
    payload: { ...news, ...(undoId ? { undoId } : {}), mailId },
    runAt: at,
    uniqueKey: `send-account-letter:${mailId}`,
    now: at,
  })
}
