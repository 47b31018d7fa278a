import { type OrdersSearch, readOrdersSearch } from './orders-search.ts'

/** A search under a name of one's own. */
export interface SavedFilter {
  name: string
  search: OrdersSearch
}

export const longestName = 40
export const mostSaved = 20

/** Validates the stored filters; skips entries that are none. */
export function readSavedFilters(stored: unknown): SavedFilter[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    if (!('name' in entry && 'search' in entry)) return []
    const { name, search } = entry
    if (typeof name !== 'string' || name.trim() === '') return []
    if (typeof search !== 'object' || search === null) return []
    return [{ name: name.slice(0, longestName), search: readOrdersSearch({ ...search }) }]
  })
}

/** A filter under a name that is taken takes the other's place; the oldest gives way where there are too many. */
export function withFilter(saved: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  const name = added.name.trim().slice(0, longestName)
  const others = saved.filter((known) => known.name !== name)
  return [...others, { ...added, name }].slice(-mostSaved)
}

/** Whether two searches ask for the same. */
export function isSameSearch(one: OrdersSearch, other: OrdersSearch): boolean {
  const names = ['query', 'status', 'payment', 'date', 'slot', 'zone', 'by'] as const
  return names.every((name) => one[name] === other[name])
}
