import { createFileRoute } from '@tanstack/react-router'
import { getSignInMethods } from '#api/identity.ts'
import { shopPictureQueries } from '#api/pictures.ts'
import { readNextSearch } from '#identity/sign-in/next-path.ts'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { personalHead } from '#storefront/layout/page-head.ts'
import { SignInPage } from '#storefront/sign-in/sign-in-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/login')({
  validateSearch: readNextSearch,
  loader: async ({ context: { queryClient } }) => {
    const [ways] = await Promise.all([
      getSignInMethods(),
      queryClient.prefetchQuery(shopPictureQueries.all()),
    ])
    return { ...ways, head: personalHead(personalTitle('login')) }
  },
  head: loadedHead,
  staticData: { bare: true },
  component: Login,
})

function Login() {
  const { google, passkey } = Route.useLoaderData()
  return <SignInPage next={Route.useSearch().next} offersGoogle={google} offersPasskey={passkey} />
}
