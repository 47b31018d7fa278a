import { dehydrate, hydrate, QueryCache, QueryClient } from '@tanstack/react-query'

const staleAfterMs = 10_000

/** Every read goes through here, and one that has failed for good is told in one place. */
export function createQueryClient(onReadFailed: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onReadFailed }),
    defaultOptions: { queries: { staleTime: staleAfterMs } },
  })
}

/** What the server has read, as text: to write it costs less than to describe it as the values of a program. */
export function answersOf(queryClient: QueryClient): string {
  return JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isAnswered }))
}

/** What was read on the server is not asked for again by the browser that shows it. */
export function takeAnswers(queryClient: QueryClient, answers: string): void {
  hydrate(queryClient, JSON.parse(answers))
}

function isAnswered({ state }: { state: { status: string } }): boolean {
  return state.status !== 'pending'
}
