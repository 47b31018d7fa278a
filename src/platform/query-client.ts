import {
  dehydrate,
  type FetchQueryOptions,
  hydrate,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

const staleAfterMs = 10_000

/** The query client; reports every query that has failed after its retries, and its recovery. */
export function createQueryClient(
  onReadFailed: (error: Error) => void,
  onReadRecovered?: () => void,
): QueryClient {
  const failed = new Set<string>()
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryHash, meta }) => {
        // A page may show the failure itself.
        if (meta?.showsOwnFailure) return
        failed.add(queryHash)
        onReadFailed(error)
      },
      onSuccess: (_data, { queryHash }) => {
        if (failed.delete(queryHash)) onReadRecovered?.()
      },
    }),
    defaultOptions: { queries: { staleTime: staleAfterMs } },
  })
}

/**
 * For the loader of a list with filters: fetches a query, and waits for it only without data in the cache. The page shows
 * a new filter once its loader has ended.
 */
export function loadMissing<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> | undefined {
  const fetched = queryClient.prefetchQuery(query)
  return queryClient.getQueryData(query.queryKey) === undefined ? fetched : undefined
}

/** Dehydrated queries as JSON text, which is cheaper to write than a script of values. */
export function dehydrateQueries(queryClient: QueryClient): string {
  return JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isAnswered }))
}

/**
 * Hydrates the queries that the server has read. They age from their hydration, by the browser's clock, because the
 * server's may differ. Null, for a page of any age, makes the browser refetch them.
 */
export function hydrateQueries(
  queryClient: QueryClient,
  answers: string,
  hydratedAt: number | null,
): void {
  hydrate(queryClient, JSON.parse(answers))
  const age = hydratedAt === null ? { isInvalidated: true } : { dataUpdatedAt: hydratedAt }
  for (const query of queryClient.getQueryCache().getAll()) query.setState(age)
}

function isAnswered({ state }: { state: { status: string } }): boolean {
  return state.status !== 'pending'
}
