/**
 * The head that a route's loader made. In the browser its code and texts load with the loader, so the first page contains
 * those of no page. Its scripts are data for search engines, which read the page of the server. A browser adds none, because
 * Trusted Types refuse a script element with a text.
 */
export function loadedHead<Head extends object>({
  loaderData,
}: {
  loaderData?: { head: Head } | undefined
}): Head | { meta?: undefined } {
  if (!loaderData) return {}
  return import.meta.env.SSR ? loaderData.head : { ...loaderData.head, scripts: undefined }
}
