import type { Generated } from 'kysely'

export interface JobsTables {
  jobs: JobsTable
}

export interface JobsTable {
  id: string
  kind: string
  /** JSON. */
  payload: string
  /** Unique among pending jobs. */
  uniqueKey: string | null
  runAt: number
  /** When `runAt` was written; null if a previous version wrote it. */
  scheduledAt: Generated<number | null>
  leasedUntil: number
  /** Fencing token: increases with each claim. */
  fence: Generated<number>
  attempts: number
  lastError: string | null
  /** The request that has caused it; null for work of the shop itself. */
  requestId: Generated<string | null>
  diedAt: number | null
  createdAt: number
}
