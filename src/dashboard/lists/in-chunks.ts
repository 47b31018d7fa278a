/**
 * Runs a request for each part of a long list, one after another, because one request has a size limit. Throws if the
 * first one fails. If a later one does, what the earlier ones did is kept, and `failed` is the result of the rest.
 */
export async function inChunks<Item, Result>(
  items: readonly Item[],
  { size, send, failed }: Requests<Item, Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += size) {
    try {
      results.push(...(await send(items.slice(start, start + size))))
    } catch (error) {
      if (start === 0) throw error
      return [...results, ...items.slice(start).map(failed)]
    }
  }
  return results
}

interface Requests<Item, Result> {
  size: number
  send: (part: Item[]) => Promise<readonly Result[]>
  failed: (item: Item) => Result
}
