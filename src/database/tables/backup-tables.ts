export interface BackupTables {
  backupTimes: {
    /** Always `shop`. */
    id: string
    completedAt: number
  }
}
