import { ClaimLost, type JobClaim } from '#commerce/jobs/job.ts'

/** A job claim that a test ends by `lose()`. */
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
