import { createFileRoute } from '@tanstack/react-router'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { personalHead } from '#storefront/layout/page-head.ts'
import { PopupDonePage } from '#storefront/sign-in/popup-done-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/login_/popup')({
  validateSearch: (search) => ({
    attempt: typeof search.attempt === 'string' ? search.attempt : '',
    error: typeof search.error === 'string' ? search.error : null,
  }),
  loader: () => ({ head: personalHead(personalTitle('popup')) }),
  head: loadedHead,
  staticData: { bare: true },
  component: () => <PopupDonePage {...Route.useSearch()} />,
})
