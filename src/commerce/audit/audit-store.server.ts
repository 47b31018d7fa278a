import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'

/** One thing that somebody of the staff did: written in the transaction of the deed itself. */
export interface AuditEntry {
  at: number
  actorId: string
  /** A noun and a past participle: `order.moved`. */
  action: string
  /** The id of what it was done to. */
  subject: string
  before: unknown
  after: unknown
}

export async function writeAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({
      ...entry,
      id: newDocumentId(),
      before: JSON.stringify(entry.before),
      after: JSON.stringify(entry.after),
    })
    .execute()
}
