import { createFileRoute } from '@tanstack/react-router'
import { personalTitle } from '#storefront/account/personal-titles.messages.ts'
import { secretHead } from '#storefront/layout/page-head.ts'
import { StopEmailsPage } from '#storefront/stop-emails/stop-emails-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/stop-emails')({
  // The URL holds the secret token.
  loader: () => ({ head: secretHead(personalTitle('stop-emails')) }),
  head: loadedHead,
  component: StopEmailsPage,
})
