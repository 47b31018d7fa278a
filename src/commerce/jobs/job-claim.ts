import type { Database } from '#database/engine.server.ts'

/** A worker's claim on a job. Handlers check it right before an external call and when they write its result. */
export interface JobClaim {
  /** Fencing token: higher with each claim of the job. */
  fence: number
  /**
   * Throws `ClaimLost` when another worker has claimed the job since. In a transaction it locks the job's row, so that no
   * other worker can claim it before the transaction ends.
   */
  assertHeld(db: Database): Promise<void>
  /** Rest of the lease in milliseconds, by this process's monotonic clock, which no clock change affects. */
  remainingMs(): number
}

/** Another worker has claimed the job since: this one must neither send nor write for it. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'

  constructor() {
    super('Another worker has claimed the job.')
  }
}
