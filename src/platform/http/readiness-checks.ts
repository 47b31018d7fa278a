/** Notices a load balancer: it asks again and again whether this instance is ready. */
export interface ReadinessChecks {
  note(): void
  /** How long to respond as before once this instance closes, until the load balancer sends nothing more. */
  drainSeconds(configured: number | undefined): number
}

const recentMs = 30_000
/** A person or a start script asks once. */
const fewest = 3
/** Two checks a second or two apart, and the requests that are already on their way. */
const drainSeconds = 5

export function createReadinessChecks(now: () => number): ReadinessChecks {
  let checks: number[] = []
  return {
    note() {
      checks = [...checks, now()].slice(-fewest)
    },
    drainSeconds(configured) {
      if (configured !== undefined) return configured
      const isWatched = checks.length === fewest && checks.every((at) => at > now() - recentMs)
      return isWatched ? drainSeconds : 0
    },
  }
}
