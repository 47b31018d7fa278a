import { createFileRoute } from '@tanstack/react-router'
import { ownOrderQueries } from '#api/orders.queries.ts'
import { customerQueries } from '#api/profile.queries.ts'
import { requireUser } from '#auth/guards.ts'
import { AccountPage } from '#storefront/account/account-page.tsx'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { personalHead } from '#storefront/layout/page-head.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/account')({
  beforeLoad: (route) => requireUser(route),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(customerQueries.current()),
      queryClient.prefetchInfiniteQuery(ownOrderQueries.list()),
      queryClient.prefetchQuery(ownOrderQueries.unpaid()),
    ]).then(() => ({ head: personalHead(personalTitle('account')) })),
  head: loadedHead,
  component: AccountPage,
})
