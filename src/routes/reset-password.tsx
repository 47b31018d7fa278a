import { createFileRoute } from '@tanstack/react-router'
import { shopPictureQueries } from '#api/pictures.ts'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { secretHead } from '#storefront/layout/page-head.ts'
import { ResetPasswordPage } from '#storefront/sign-in/reset-password-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

interface ResetSearch {
  token?: string
  error?: string
}

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ token, error }): ResetSearch => ({
    ...(typeof token === 'string' ? { token } : {}),
    ...(typeof error === 'string' ? { error } : {}),
  }),
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(shopPictureQueries.all())
    // The URL holds the secret token.
    return { head: secretHead(personalTitle('reset-password')) }
  },
  head: loadedHead,
  staticData: { bare: true },
  component: ResetPassword,
})

function ResetPassword() {
  const { token, error } = Route.useSearch()
  return <ResetPasswordPage code={token} linkIsSpent={error !== undefined} />
}
