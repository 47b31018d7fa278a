import { createFileRoute } from '@tanstack/react-router'
import { staffClaimQueries } from '#api/staff-claims.ts'
import { ClaimsPage } from '#dashboard/claims/claims-page.tsx'
import { readClaimsSearch } from '#dashboard/claims/claims-search.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/claims')({
  validateSearch: readClaimsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const list = staffClaimQueries.list(deps.show ?? 'open')
    await onEntering(cause, () => context.queryClient.prefetchInfiniteQuery(list))
    return { head: { meta: [{ title: dashboardTitle('claims') }] } }
  },
  head: loadedHead,
  component: () => <ClaimsPage search={Route.useSearch()} />,
})
