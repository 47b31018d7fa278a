const windowMs = 60_000
const maxSenders = 10_000

export type MinuteLimit = (sender: string, now: number, allowance?: number) => boolean

/** In-memory rate limit for each sender and minute. A sender may have a multiple of the limit. */
export function minuteLimit(maxPerMinute: number): MinuteLimit {
  let counts = new Map<string, number>()
  let since = 0
  return (sender, now, allowance = 1) => {
    if (Math.abs(now - since) >= windowMs || counts.size >= maxSenders) {
      counts = new Map()
      since = now
    }
    const count = (counts.get(sender) ?? 0) + 1
    counts.set(sender, count)
    return count <= maxPerMinute * allowance
  }
}
