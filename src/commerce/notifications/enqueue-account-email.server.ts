import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { AccountEmailTrigger } from './account-emails.ts'

interface AccountEmailFacts {
  /** Nobody is written to where the shop knows no address. */
  to: string
  name: string
  occasion: AccountEmailTrigger
  /** Names a change of address that its mail lets the reader undo. */
  undoId?: string | null
  at: number
}

/** Puts a letter to somebody about their account into the outbox, in the transaction of what it tells. */
export async function enqueueAccountEmail(
  db: Database,
  { at, undoId, ...news }: AccountEmailFacts,
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
