/**
 * Merges a filter change into the latest search parameters, so that two quick changes both count although the first has
 * not rendered yet. While the user navigates to another page, the shown filters fill in what its address lacks.
 */
export function searchUpdater<Search extends object>(
  read: (search: Record<string, unknown>) => Search,
  shown: Search,
) {
  return (change: { [Name in keyof Search]?: unknown }) =>
    (latest: object): Search =>
      read({ ...shown, ...latest, ...change })
}
