import type { RouteSearch } from '#api/staff-orders.queries.ts'
import { dayIn } from '../lists/read-search.ts'

export function readRouteSearch(search: Record<string, unknown>): RouteSearch {
  const { date, slot } = search
  return {
    date: dayIn(date),
    slot: typeof slot === 'string' && /^[A-Za-z0-9]{20}$/.test(slot) ? slot : undefined,
  }
}
