import { createFileRoute } from '@tanstack/react-router'
import { shopPictureQueries } from '#api/pictures.ts'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { secretHead } from '#storefront/layout/page-head.ts'
import { ConfirmEmailPage } from '#storefront/sign-in/confirm-email-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

interface ConfirmSearch {
  token?: string
  proof?: string
  undo?: string
}

export const Route = createFileRoute('/confirm-email')({
  validateSearch: ({ token, proof, undo }): ConfirmSearch => ({
    ...(typeof token === 'string' ? { token } : {}),
    ...(typeof proof === 'string' ? { proof } : {}),
    ...(typeof undo === 'string' ? { undo } : {}),
  }),
  loader: async ({ context }) => {
    await context.queryClient.prefetchQuery(shopPictureQueries.all())
    // The URL holds the secret token.
    return { head: secretHead(personalTitle('confirm-email')) }
  },
  head: loadedHead,
  staticData: { bare: true },
  component: ConfirmEmail,
})

function ConfirmEmail() {
  const { token, proof, undo } = Route.useSearch()
  return <ConfirmEmailPage code={token} proof={proof} undo={undo} />
}
