import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { AuditFilter } from '#commerce/audit/audit-listing.ts'
import { firstPage } from '#platform/first-page.ts'
import { listAudit } from './audit.ts'

export const auditQueries = {
  all: () => ['audit'] as const,
  list: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: [...auditQueries.all(), 'list', filter],
      queryFn: ({ pageParam }) =>
        listAudit({ data: { ...filter, cursor: pageParam ?? undefined } }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.nextCursor,
      placeholderData: keepPreviousData,
    }),
}
