import type { Database } from '#database/engine.server.ts'

/** Records that a backup is complete. A clock that is behind does not move the time back. */
export async function recordBackup(db: Database, completedAt: number): Promise<void> {
  await db
    .insertInto('backupTimes')
    .values({ id: 'shop', completedAt })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ completedAt })
        .where('backupTimes.completedAt', '<', completedAt),
    )
    .execute()
}

/** When the latest backup was complete, in epoch milliseconds; null before the first. */
export async function lastBackupAt(db: Database): Promise<number | null> {
  const row = await db.selectFrom('backupTimes').select('completedAt').executeTakeFirst()
  return row?.completedAt ?? null
}
