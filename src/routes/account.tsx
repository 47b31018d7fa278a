import { createFileRoute } from '@tanstack/react-router'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { customerQueries } from '#api/profile.queries.ts'
import { requireUser } from '#auth/guards.ts'
import { AccountPage } from '#storefront/account/account-page.tsx'
import { personalHead } from '#storefront/layout/page-head.ts'

export const Route = createFileRoute('/account')({
  beforeLoad: (route) => requireUser(route),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(customerQueries.current()),
      queryClient.prefetchInfiniteQuery(ownOrderQueries.list()),
      queryClient.prefetchQuery(ownOrderQueries.unpaid()),
    ]).then(() => undefined),
  head: () => personalHead('Your account'),
  component: AccountPage,
})
