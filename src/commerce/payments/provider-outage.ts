const shortestMs = 60_000
const longestMs = 60 * 60_000

/**
 * How long to wait before the provider is asked again about something it has not answered. The longer it is away, the
 * rarer it is asked; but money is not given up because of an outage, as other work is after some tries.
 */
export function pauseInOutage(since: number, now: number): number {
  return Math.min(Math.max(Math.floor((now - since) / 2), shortestMs), longestMs)
}
