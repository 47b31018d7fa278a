/** Runs a request for each part of a long list, one after another, because one request has a size limit. */
export async function inChunks<Item, Result>(
  items: readonly Item[],
  size: number,
  send: (part: Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await send(items.slice(start, start + size))))
  }
  return results
}
