import { createFileRoute } from '@tanstack/react-router'
import { auditQueries } from '#commerce/audit/audit.queries.ts'
import { staffQueries } from '#commerce/staff/staff.queries.ts'
import { AuditPage } from '#dashboard/audit/audit-page.tsx'
import { readAuditSearch } from '#dashboard/audit/audit-search.ts'
import { requirePermission } from '#identity/authorization/route-guards.ts'

export const Route = createFileRoute('/dashboard/audit')({
  validateSearch: readAuditSearch,
  beforeLoad: ({ context }) => requirePermission(context.user, 'audit.read'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.prefetchInfiniteQuery(auditQueries.list(deps)),
      queryClient.prefetchQuery(staffQueries.roster()),
    ]),
  head: () => ({ meta: [{ title: 'Audit log' }] }),
  component: Audit,
})

function Audit() {
  return <AuditPage filter={Route.useSearch()} />
}
