import { QueryCache, QueryClient } from '@tanstack/react-query'

const staleAfterMs = 10_000

/** Every read goes through here, and one that has failed for good is told in one place. */
export function createQueryClient(onReadFailed: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onReadFailed }),
    defaultOptions: { queries: { staleTime: staleAfterMs } },
  })
}
