import { createFileRoute } from '@tanstack/react-router'
import { staffReviewQueries } from '#api/staff-reviews.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { onEntering } from '#dashboard/lists/on-entering.ts'
import { ReviewsPage } from '#dashboard/reviews/reviews-page.tsx'
import { readReviewsSearch } from '#dashboard/reviews/reviews-search.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/reviews')({
  validateSearch: readReviewsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    await onEntering(cause, () =>
      context.queryClient.prefetchInfiniteQuery(staffReviewQueries.list(deps)),
    )
    return { head: { meta: [{ title: dashboardTitle('reviews') }] } }
  },
  head: loadedHead,
  component: Reviews,
})

function Reviews() {
  return <ReviewsPage search={Route.useSearch()} role={Route.useRouteContext().user.role} />
}
