import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import type { JobKind, JobPayloads } from '../jobs/job-definitions.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'

/** Adds the job of an email to the outbox. Each attempt sends it with the same id. */
export async function enqueueEmail<Kind extends JobKind>(
  db: Database,
  kind: Kind,
  at: number,
  payloadOf: (mailId: string) => JobPayloads[Kind],
  runAt = at,
): Promise<void> {
  const mailId = newDocumentId()
  const uniqueKey = `${kind}:${mailId}`
  await enqueueJob(db, { kind, payload: payloadOf(mailId), runAt, uniqueKey, now: at })
}
