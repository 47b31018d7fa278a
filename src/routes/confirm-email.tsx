import { createFileRoute } from '@tanstack/react-router'
import { shopPictureQueries } from '#commerce/pictures/shop-pictures.queries.ts'
import { ConfirmEmailPage } from '#storefront/sign-in/confirm-email-page.tsx'

interface ConfirmSearch {
  token?: string
  error?: string
}

export const Route = createFileRoute('/confirm-email')({
  validateSearch: ({ token, error }): ConfirmSearch => ({
    ...(typeof token === 'string' ? { token } : {}),
    ...(typeof error === 'string' ? { error } : {}),
  }),
  loader: ({ context }) => context.queryClient.prefetchQuery(shopPictureQueries.all()),
  head: () => ({
    meta: [
      { title: 'Your e-mail address' },
      { name: 'robots', content: 'noindex' },
      // The address holds the code that proves it.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  staticData: { bare: true },
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const { token, error } = Route.useSearch()
  return <ConfirmEmailPage code={token} linkIsSpent={error !== undefined} />
}
