import { createFileRoute } from '@tanstack/react-router'
import { getSignInMethods } from '#api/identity.ts'
import { shopPictureQueries } from '#api/pictures.ts'
import { readNextSearch } from '#identity/sign-in/next-path.ts'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { personalHead } from '#storefront/layout/page-head.ts'
import { RegisterPage } from '#storefront/sign-in/register-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/register')({
  validateSearch: readNextSearch,
  loader: async ({ context: { queryClient } }) => {
    const [ways] = await Promise.all([
      getSignInMethods(),
      queryClient.prefetchQuery(shopPictureQueries.all()),
    ])
    return { ...ways, head: personalHead(personalTitle('register')) }
  },
  head: loadedHead,
  staticData: { bare: true },
  component: () => (
    <RegisterPage next={Route.useSearch().next} offersGoogle={Route.useLoaderData().google} />
  ),
})
