import type { Database } from '#database/engine.server.ts'

/**
 * Audit entries from now on, oldest first. Entries cannot be deleted, so tests that share a database skip those from
 * before.
 */
export async function watchAudit(db: Database) {
  const rows = await db.selectFrom('auditLog').select('id').execute()
  const before = new Set(rows.map((row) => row.id))
  return async () => {
    const all = await db.selectFrom('auditLog').selectAll().orderBy('at').execute()
    return all.filter((row) => !before.has(row.id))
  }
}

/** Audit entries about one subject, oldest first. */
export function auditOf(db: Database, subject: string) {
  return db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('action')
    .execute()
}
