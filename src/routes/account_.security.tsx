import { createFileRoute } from '@tanstack/react-router'
import { customerQueries } from '#commerce/customers/customer.queries.ts'
import { requireUser } from '#identity/authorization/route-guards.ts'
import { identityQueries } from '#identity/identity.queries.ts'
import { readNextSearch } from '#identity/sign-in/next-path.ts'
import { SecurityPage } from '#storefront/account/security-page.tsx'
import { personalHead } from '#storefront/layout/personal-head.ts'

export const Route = createFileRoute('/account_/security')({
  validateSearch: readNextSearch,
  beforeLoad: (route) => requireUser(route),
  loader: async ({ context: { queryClient } }) => {
    const [profile, secondFactorMissing] = await Promise.all([
      queryClient.fetchQuery(customerQueries.current()),
      queryClient.fetchQuery(identityQueries.secondFactorMissing()),
    ])
    return { profile, secondFactorMissing }
  },
  head: () => personalHead('Sign-in and security'),
  component: Security,
})

function Security() {
  return <SecurityPage {...Route.useLoaderData()} next={Route.useSearch().next} />
}
