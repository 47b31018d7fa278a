import { createFileRoute } from '@tanstack/react-router'
import { shopPictureQueries } from '#commerce/pictures/shop-pictures.queries.ts'
import { secretHead } from '#storefront/layout/personal-head.ts'
import { UndoEmailChangePage } from '#storefront/sign-in/undo-email-change-page.tsx'

interface UndoSearch {
  token?: string
}

export const Route = createFileRoute('/undo-email-change')({
  validateSearch: ({ token }): UndoSearch => (typeof token === 'string' ? { token } : {}),
  loader: ({ context }) => context.queryClient.prefetchQuery(shopPictureQueries.all()),
  // The address holds the code that gives the account back.
  head: () => secretHead('Undo the email change'),
  staticData: { bare: true },
  component: UndoEmailChange,
})

function UndoEmailChange() {
  const { token } = Route.useSearch()
  return <UndoEmailChangePage code={token} />
}
