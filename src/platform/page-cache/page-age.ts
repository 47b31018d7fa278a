const second = 1000
const freshFor = 10 * second
const usefulFor = 30 * second

export interface PageAge {
  /** Until then the page is answered as it is. */
  freshUntil: number
  /** Until then it is answered while a newer one is made. */
  usefulUntil: number
}

/**
 * How long a page made at this moment may be shown. When a sale opens or closes its prices are wrong from one instant to
 * the next, so that no page outlives that moment.
 */
export function pageAge(madeAt: number, nextSaleMoment: number | null): PageAge {
  const until = nextSaleMoment ?? Number.POSITIVE_INFINITY
  return {
    freshUntil: Math.min(madeAt + freshFor, until),
    usefulUntil: Math.min(madeAt + usefulFor, until),
  }
}
