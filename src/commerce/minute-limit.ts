const windowMs = 60_000
const mostSenders = 10_000

/** Lets each sender ask so much a minute. It lives in memory alone: who asked is never stored. */
export function minuteLimit(mostPerMinute: number): (sender: string, now: number) => boolean {
  let counts = new Map<string, number>()
  let since = 0
  return (sender, now) => {
    if (Math.abs(now - since) >= windowMs || counts.size >= mostSenders) {
      counts = new Map()
      since = now
    }
    const count = (counts.get(sender) ?? 0) + 1
    counts.set(sender, count)
    return count <= mostPerMinute
  }
}
