import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import type { AccountEmailTrigger } from './account-emails.ts'

interface NewAccountEmail {
  /** Empty when the account has no address; then no email is sent. */
  to: string
  name: string
  trigger: AccountEmailTrigger
  /** The change of address that the email lets its recipient undo. */
  undoId?: string | null
  at: number
}

/** Adds an account email to the outbox, in the transaction of the change that it reports. */
export async function enqueueAccountEmail(
  db: Database,
  { to, name, trigger, undoId, at }: NewAccountEmail,
): Promise<void> {
  if (to === '') return
  const mailId = newDocumentId()
  await enqueueJob(db, {
    kind: 'send-account-email',
    payload: { to, name, trigger, ...(undoId ? { undoId } : {}), mailId },
    runAt: at,
    uniqueKey: `send-account-email:${mailId}`,
    now: at,
  })
}
