import { createFileRoute } from '@tanstack/react-router'
import { auditQueries } from '#api/audit.ts'
import { staffQueries } from '#api/staff.ts'
import { requirePermission } from '#auth/guards.ts'
import { AuditPage } from '#dashboard/audit/audit-page.tsx'
import { readAuditSearch } from '#dashboard/audit/audit-search.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/audit')({
  validateSearch: readAuditSearch,
  beforeLoad: ({ context }) => requirePermission(context.user, 'audit.read'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    await onEntering(cause, () =>
      Promise.all([
        queryClient.prefetchInfiniteQuery(auditQueries.list(deps)),
        queryClient.prefetchQuery(staffQueries.roster()),
      ]),
    )
    return { head: { meta: [{ title: dashboardTitle('audit') }] } }
  },
  head: loadedHead,
  component: () => <AuditPage filter={Route.useSearch()} />,
})
