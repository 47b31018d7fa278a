import type { RouteSearch } from '#commerce/orders/route.queries.ts'

/** Reads the address by hand: this stands in the code that every visitor of the shop loads. */
export function readRouteSearch(search: Record<string, unknown>): RouteSearch {
  const { date, slot } = search
  return {
    date: typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    slot: typeof slot === 'string' && /^[A-Za-z0-9]{20}$/.test(slot) ? slot : undefined,
  }
}
