import { type OrdersSearch, readOrdersSearch } from './orders-search.ts'

/** A search under a name of one's own. */
export interface SavedFilter {
  name: string
  search: OrdersSearch
}

export const maxNameLength = 40
export const maxSavedFilters = 20

/** Reads what a browser has kept; whatever is no saved filter is left out. */
export function readSavedFilters(text: string | null): SavedFilter[] {
  const entries = parsed(text)
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    if (!('name' in entry && 'search' in entry)) return []
    const { name, search } = entry
    if (typeof name !== 'string' || name.trim() === '') return []
    if (typeof search !== 'object' || search === null) return []
    return [{ name: name.slice(0, maxNameLength), search: readOrdersSearch({ ...search }) }]
  })
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** A filter under a name that is taken takes the other's place; the oldest gives way where there are too many. */
export function withFilter(saved: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  const name = added.name.trim().slice(0, maxNameLength)
  const others = saved.filter((known) => known.name !== name)
  return [...others, { ...added, name }].slice(-maxSavedFilters)
}

/** Whether two searches ask for the same. */
export function isSameSearch(one: OrdersSearch, other: OrdersSearch): boolean {
  const names = ['query', 'status', 'payment', 'date', 'slot', 'zone', 'by'] as const
  return names.every((name) => one[name] === other[name])
}
