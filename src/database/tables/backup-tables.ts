export interface BackupTables {
  backupTimes: {
    /** `shop` is the nightly backup, `recent` that of every few minutes. */
    id: string
    completedAt: number
  }
}
