import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { JobKind, JobPayloads } from '../jobs/job-definitions.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'

interface EmailJob {
  /** When the email is sent; without it, at once. */
  runAt?: number | undefined
  /** The key under which the job can be withdrawn. */
  uniqueKey?: string | undefined
}

/** Adds the job of an email to the outbox. Each attempt sends it with the same id. */
export async function enqueueEmail<Kind extends JobKind>(
  db: Database,
  kind: Kind,
  at: number,
  payloadOf: (mailId: string) => JobPayloads[Kind],
  { runAt = at, uniqueKey }: EmailJob = {},
): Promise<void> {
  const mailId = newDocumentId()
  const key = uniqueKey ?? `${kind}:${mailId}`
  await enqueueJob(db, { kind, payload: payloadOf(mailId), runAt, uniqueKey: key, now: at })
}
