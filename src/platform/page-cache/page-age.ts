const second = 1000
const freshFor = 10 * second
const usefulFor = 30 * second

export interface PageAge {
  /** Until then the page is served from the cache. */
  freshUntil: number
  /** Until then it is served stale while it is rendered again. */
  usefulUntil: number
}

/** The TTL of a page. When a sale starts or ends its prices change at that instant, so no page outlives it. */
export function pageAge(madeAt: number, nextSaleMoment: number | null): PageAge {
  const until = nextSaleMoment ?? Number.POSITIVE_INFINITY
  return {
    freshUntil: Math.min(madeAt + freshFor, until),
    usefulUntil: Math.min(madeAt + usefulFor, until),
  }
}
