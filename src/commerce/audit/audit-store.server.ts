import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { kindOf } from './audit-entry.ts'
import { originOfEntry } from './origin.server.ts'

/** An audit entry: written in the transaction of its action, and never changed. */
export interface AuditEntry {
  at: number
  actorId: string
  /** A noun and a past participle: `order.moved`. */
  action: string
  /** Id of the subject. */
  subject: string
  /** JSON. Never a secret, and only the changed fields of a customer. */
  before: unknown
  after: unknown
}

export async function writeAudit(db: Database, entry: AuditEntry): Promise<void> {
  const id = newDocumentId()
  await db
    .insertInto('auditLog')
    .values({
      ...entry,
      id,
      kind: kindOf(entry.action),
      before: JSON.stringify(entry.before),
      after: JSON.stringify(entry.after),
    })
    .execute()
  const network = originOfEntry()
  if (network === null) return
  await db.insertInto('auditOrigins').values({ entryId: id, network, at: entry.at }).execute()
}

/** Deletes the networks of entries before a time. The entries stay. */
export async function purgeOriginsBefore(db: Database, moment: number): Promise<void> {
  await db.deleteFrom('auditOrigins').where('at', '<', moment).execute()
}
