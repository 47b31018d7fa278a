import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** Changes cached data before the server accepts the change. Returns the rollback. */
export async function showOptimistically<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (before: NoInfer<Data>) => NoInfer<Data>,
): Promise<() => void> {
  // A refetch that began before the change would undo it.
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<Data>(queryKey)
  if (before !== undefined) queryClient.setQueryData<Data>(queryKey, change(before))
  return () => queryClient.setQueryData<Data>(queryKey, before)
}
