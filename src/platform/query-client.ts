import { dehydrate, hydrate, QueryCache, QueryClient } from '@tanstack/react-query'

const staleAfterMs = 10_000

/** The query client; reports every query that has failed after its retries. */
export function createQueryClient(onReadFailed: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onReadFailed }),
    defaultOptions: { queries: { staleTime: staleAfterMs } },
  })
}

/** Dehydrated queries as JSON text, which is cheaper to write than a script of values. */
export function dehydrateQueries(queryClient: QueryClient): string {
  return JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isAnswered }))
}

/** Hydrates the queries that the server has read, so that the browser does not refetch them. */
export function hydrateQueries(queryClient: QueryClient, answers: string): void {
  hydrate(queryClient, JSON.parse(answers))
}

function isAnswered({ state }: { state: { status: string } }): boolean {
  return state.status !== 'pending'
}
