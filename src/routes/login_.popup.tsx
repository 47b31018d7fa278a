import { createFileRoute } from '@tanstack/react-router'
import { personalHead } from '#storefront/layout/page-head.ts'
import { PopupDonePage } from '#storefront/sign-in/popup-done-page.tsx'

export const Route = createFileRoute('/login_/popup')({
  validateSearch: (search) => ({
    attempt: typeof search.attempt === 'string' ? search.attempt : '',
    error: typeof search.error === 'string' ? search.error : null,
  }),
  head: () => personalHead('Signing in'),
  staticData: { bare: true },
  component: () => <PopupDonePage {...Route.useSearch()} />,
})
