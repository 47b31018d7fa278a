import { rootRouteId, useHydrated, useLoaderData } from '@tanstack/react-router'

/** When a query was read. Until hydration it is the server's time, so that the browser renders the same. */
export function useReadAt(dataUpdatedAt: number): number {
  const { now } = useLoaderData({ from: rootRouteId })
  return useHydrated() ? dataUpdatedAt : now
}
