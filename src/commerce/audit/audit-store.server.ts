import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { kindOf } from './audit-entry.ts'
import { originOfEntry } from './origin.server.ts'

/** One thing that somebody did: written in the transaction of the deed itself, and never changed again. */
export interface AuditEntry {
  at: number
  actorId: string
  /** A noun and a past participle: `order.moved`. */
  action: string
  /** The id of what it was done to. */
  subject: string
  /** JSON. Never a secret, and of a customer no more than what was changed. */
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

/** Forgets from where what happened before a moment was done. What was done stays. */
export async function purgeOriginsBefore(db: Database, moment: number): Promise<void> {
  await db.deleteFrom('auditOrigins').where('at', '<', moment).execute()
}
