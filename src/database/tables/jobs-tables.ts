import type { Generated } from 'kysely'

export interface JobsTable {
  id: string
  kind: string
  /** JSON. */
  payload: string
  /** At most one job lives under a key. */
  uniqueKey: string | null
  runAt: number
  /** When `runAt` was written; null where an earlier version wrote it. */
  scheduledAt: Generated<number | null>
  leasedUntil: number
  /** Rises with each claim. */
  fence: Generated<number>
  attempts: number
  lastError: string | null
  diedAt: number | null
  createdAt: number
}
