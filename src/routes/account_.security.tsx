import { createFileRoute } from '@tanstack/react-router'
import { identityQueries } from '#api/identity.queries.ts'
import { customerQueries } from '#api/profile.queries.ts'
import { requireUser } from '#auth/guards.ts'
import { readNextSearch } from '#identity/sign-in/next-path.ts'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { SecurityPage } from '#storefront/account/security-page.tsx'
import { personalHead } from '#storefront/layout/page-head.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/account_/security')({
  validateSearch: readNextSearch,
  beforeLoad: (route) => requireUser(route),
  loader: async ({ context: { queryClient } }) => {
    const [profile, secondFactorMissing] = await Promise.all([
      queryClient.fetchQuery(customerQueries.current()),
      queryClient.fetchQuery(identityQueries.secondFactorMissing()),
    ])
    return { profile, secondFactorMissing, head: personalHead(personalTitle('security')) }
  },
  head: loadedHead,
  component: Security,
})

function Security() {
  const { profile, secondFactorMissing } = Route.useLoaderData()
  const { next } = Route.useSearch()
  return <SecurityPage profile={profile} secondFactorMissing={secondFactorMissing} next={next} />
}
