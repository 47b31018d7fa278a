/** Which part of the shop's window is shown. Written by hand, because a schema library would load with every page. */
export interface HomeSearch {
  /** The id of a category. */
  category?: string | undefined
  /** The id of the product after which the list goes on: how the next page is reached without script. */
  after?: string | undefined
}

export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  // Both are always named: the router keeps what stood in the address for every name that is left out.
  return { category: word(search.category), after: word(search.after) }
}

// A number-like word in the address arrives as a number.
function word(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}
