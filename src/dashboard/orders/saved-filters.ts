import { type OrdersSearch, readOrdersSearch } from './orders-search.ts'

/** A named search. */
export interface SavedFilter {
  name: string
  search: OrdersSearch
}

export const maxNameLength = 40
export const maxSavedFilters = 20

/** Validates the stored filters; skips entries that are none. */
export function readSavedFilters(stored: unknown): SavedFilter[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    if (!('name' in entry && 'search' in entry)) return []
    const { name, search } = entry
    if (typeof name !== 'string' || name.trim() === '') return []
    if (typeof search !== 'object' || search === null) return []
    return [{ name: name.slice(0, maxNameLength), search: readOrdersSearch({ ...search }) }]
  })
}

/** Adds or replaces a filter by name, and drops the oldest above the limit. */
export function withFilter(saved: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  const name = added.name.trim().slice(0, maxNameLength)
  const others = saved.filter((known) => known.name !== name)
  return [...others, { ...added, name }].slice(-maxSavedFilters)
}

export function isSameSearch(one: OrdersSearch, other: OrdersSearch): boolean {
  const names = ['query', 'status', 'payment', 'date', 'slot', 'zone', 'by'] as const
  return names.every((name) => one[name] === other[name])
}
