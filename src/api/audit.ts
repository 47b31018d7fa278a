import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import type { z } from 'zod'
import { listAudit as listEntries } from '#commerce/audit/audit-list-store.server.ts'
import { type AuditFilter, auditListingSchema as listing } from '#commerce/audit/audit-listing.ts'
import { exportAudit as exportEntries } from '#commerce/audit/export-audit.server.ts'
import { firstPage } from '#platform/first-page.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const pageSize = 30
/** A page of the audit log, newest first. */
const listAudit = createServerFn({ method: 'GET' })
  .middleware([staff('audit.read')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => listEntries(shop.db, data, pageSize))

/** A part of the filtered audit log as CSV, and the cursor of the next part. */
export const exportAudit = createServerFn({ method: 'GET' })
  .middleware([staff('audit.read')])
  .validator((input: z.input<typeof listing>) => listing.parse(input))
  .handler(({ data }) => exportEntries(shop, data))

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
