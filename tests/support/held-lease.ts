import { ClaimLost, type JobClaim } from '#commerce/jobs/job-claim.ts'

/** The claim of a worker on its job, which a test takes away by `lose()`. */
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
