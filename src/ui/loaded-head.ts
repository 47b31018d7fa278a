/**
 * The head that a route's loader made. In the browser its code and texts load with the loader, so the first page contains
 * those of no page.
 */
export function loadedHead<Head extends object>({
  loaderData,
}: {
  loaderData?: { head: Head } | undefined
}): Head | { meta?: undefined } {
  return loaderData?.head ?? {}
}
