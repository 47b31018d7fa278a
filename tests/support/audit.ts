import type { Database } from '#database/engine.server.ts'

/**
 * What is written down from now on, oldest first. Nothing can be taken out of the audit log, so tests that share a
 * database tell their own entries from those before.
 */
export async function watchAudit(db: Database) {
  const rows = await db.selectFrom('auditLog').select('id').execute()
  const before = new Set(rows.map((row) => row.id))
  return async () => {
    const all = await db.selectFrom('auditLog').selectAll().orderBy('at').execute()
    return all.filter((row) => !before.has(row.id))
  }
}

/** What is written down about one person or thing, oldest first. */
export function auditOf(db: Database, subject: string) {
  return db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('action')
    .execute()
}
