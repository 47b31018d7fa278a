import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findAnything } from './palette.functions.ts'
import { shortestSearch } from './palette-results.ts'

export const paletteQueries = {
  of: (query: string) =>
    queryOptions({
      queryKey: ['palette', query],
      queryFn: () => findAnything({ data: { query } }),
      enabled: query.length >= shortestSearch,
      staleTime: 10_000,
      placeholderData: keepPreviousData,
    }),
}
