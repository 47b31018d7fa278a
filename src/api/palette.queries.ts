import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { shortestSearch } from '#commerce/palette/palette-results.ts'
import { findAnything } from './palette.ts'

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
