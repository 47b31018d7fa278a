import { createFileRoute } from '@tanstack/react-router'
import { shopPictureQueries } from '#api/pictures.ts'
import { customerQueries } from '#api/profile.queries.ts'
import { requireUser } from '#auth/guards.ts'
import { readNextSearch } from '#identity/sign-in/next-path.ts'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { personalHead } from '#storefront/layout/page-head.ts'
import { CompleteProfilePage } from '#storefront/sign-in/complete-profile-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/complete-profile')({
  validateSearch: readNextSearch,
  beforeLoad: (route) => requireUser(route),
  loader: async ({ context: { queryClient } }) => {
    const [profile] = await Promise.all([
      queryClient.fetchQuery(customerQueries.current()),
      queryClient.prefetchQuery(shopPictureQueries.all()),
    ])
    return { profile, head: personalHead(personalTitle('complete-profile')) }
  },
  head: loadedHead,
  staticData: { bare: true },
  component: () => (
    <CompleteProfilePage profile={Route.useLoaderData().profile} next={Route.useSearch().next} />
  ),
})
