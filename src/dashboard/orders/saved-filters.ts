import { deviceStorage } from '#platform/browser-storage.ts'
import { type OrdersSearch, readOrdersSearch } from './orders-search.ts'

/** Falls back on the key of the previous version, whose open pages still read it (decision 24). */
export function readStored(userId: string): unknown {
  return (
    deviceStorage.readJson(`order-filters:${userId}`) ??
    deviceStorage.readJson(`workshop-filters:${userId}`)
  )
}

export function storeFilters(userId: string, filters: readonly SavedFilter[]): void {
  deviceStorage.writeJson(`order-filters:${userId}`, filters)
}

/** Whether a key of the storage of the device holds saved filters, of any staff member. */
export function isFilterKey(key: string): boolean {
  return /^(order|workshop)-filters:/.test(key)
}

/** Deletes the saved filters under a key that search for a text, which may be the name of a customer. */
export function deleteTextFilters(key: string): void {
  const filters = readSavedFilters(deviceStorage.readJson(key))
  deviceStorage.writeJson(
    key,
    filters.filter(({ search }) => search.query === undefined),
  )
}

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
  const [given, expected] = [one, other].map((search) => readOrdersSearch({ ...search }))
  return JSON.stringify(given) === JSON.stringify(expected)
}
