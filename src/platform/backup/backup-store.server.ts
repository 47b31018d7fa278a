import type { Database } from '#database/engine.server.ts'

/** The nightly backup, or one of every few minutes. Its alarm does not count for the other. */
export type BackupKind = 'nightly' | 'recent'

// The nightly one has the id of the version that knew no other.
const ids: Record<BackupKind, string> = { nightly: 'shop', recent: 'recent' }

/** Records that a backup is complete, also over a later time: one of a clock ahead would silence the alarm. */
export async function recordBackup(
  db: Database,
  kind: BackupKind,
  completedAt: number,
): Promise<void> {
  await db
    .insertInto('backupTimes')
    .values({ id: ids[kind], completedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ completedAt }))
    .execute()
}

/** When the latest backup of each kind was complete, in epoch milliseconds; null before the first. */
export async function lastBackups(db: Database): Promise<Record<BackupKind, number | null>> {
  const rows = await db.selectFrom('backupTimes').selectAll().execute()
  const timeOf = (kind: BackupKind) => rows.find(({ id }) => id === ids[kind])?.completedAt ?? null
  return { nightly: timeOf('nightly'), recent: timeOf('recent') }
}
