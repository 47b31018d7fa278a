const second = 1000
const freshFor = 10 * second
const usefulFor = 30 * second

export interface PageTtl {
  /** Until then the page is served from the cache. */
  freshUntil: number
  /** Until then it is served stale while it is rendered again. */
  staleUntil: number
}

/** The TTL of a page. When a sale starts or ends its prices change at that instant, so no page outlives it. */
export function pageTtl(madeAt: number, nextSaleMoment: number | null): PageTtl {
  const until = nextSaleMoment ?? Number.POSITIVE_INFINITY
  return {
    freshUntil: Math.min(madeAt + freshFor, until),
    staleUntil: Math.min(madeAt + usefulFor, until),
  }
}
