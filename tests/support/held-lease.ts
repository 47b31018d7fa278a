import { ClaimLost, type JobClaim } from '#commerce/jobs/job-claim.ts'

/** A worker's claim on a job, which a test revokes by `lose()`. */
export function heldClaim({ remainingMs = 60_000 } = {}): JobClaim & { lose(): void } {
  let isHeld = true
  return {
    fence: 1,
    remainingMs: () => remainingMs,
    async assertHeld() {
      if (!isHeld) throw new ClaimLost()
    },
    lose() {
      isHeld = false
    },
  }
}
