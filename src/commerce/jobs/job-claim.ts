import type { Database } from '#database/engine.server.ts'

/** What a handler knows of its worker's claim: it checks it right before a call outside, and where it writes the result. */
export interface JobClaim {
  /** Fencing token: higher with each claim of the job. */
  fence: number
  /**
   * Throws `ClaimLost` when another worker has claimed the job since. In a transaction the row of the job stays locked, so
   * that no other worker can claim it before the transaction ends.
   */
  assertHeld(db: Database): Promise<void>
  /** Milliseconds of the lease that are left, by this process's monotonic clock: no wrong or moved clock changes them. */
  remainingMs(): number
}

/** Another worker has claimed the job since: this one may neither send nor write anything more for it. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'

  constructor() {
    super('Another worker has claimed the job.')
  }
}
