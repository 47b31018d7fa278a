import { QueryClient } from '@tanstack/react-query'

const staleAfterMs = 10_000

export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: staleAfterMs } } })
}
