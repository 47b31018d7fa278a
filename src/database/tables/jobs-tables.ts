export interface JobsTable {
  id: string
  kind: string
  /** JSON. */
  payload: string
  /** At most one job lives under a key. */
  uniqueKey: string | null
  runAt: number
  leasedUntil: number
  attempts: number
  lastError: string | null
  diedAt: number | null
  createdAt: number
}
