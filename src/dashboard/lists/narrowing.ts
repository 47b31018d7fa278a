/**
 * Narrows a list down further, going on from the newest address: of two choices made at once, the second finds the first
 * there while the list is still shown without it. Where the newest address is that of a page one is just leaving for, which
 * says nothing of the list, what is shown holds.
 */
export function narrowing<Search extends object>(
  read: (search: Record<string, unknown>) => Search,
  shown: Search,
) {
  return (wish: { [Name in keyof Search]?: unknown }) =>
    (newest: object): Search =>
      read({ ...shown, ...newest, ...wish })
}
