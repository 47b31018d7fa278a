import type { Database } from '#database/engine.server.ts'

/**
 * Returns the audit entries written from now on, oldest first. The audit log is append-only, so tests that share a
 * database must distinguish their own entries.
 */
export async function watchAudit(db: Database) {
  const rows = await db.selectFrom('auditLog').select('id').execute()
  const before = new Set(rows.map((row) => row.id))
  return async () => {
    const all = await db.selectFrom('auditLog').selectAll().orderBy('at').execute()
    return all.filter((row) => !before.has(row.id))
  }
}

/** The audit entries about one subject, oldest first. */
export function auditOf(db: Database, subject: string) {
  return db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('action')
    .execute()
}
