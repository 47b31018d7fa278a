import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#identity/guards.ts'
import { SecurityPage } from '#storefront/account/security-page.tsx'

export const Route = createFileRoute('/account_/security')({
  beforeLoad: (route) => requireUser(route),
  head: () => ({
    meta: [{ title: 'Sign-in and security' }, { name: 'robots', content: 'noindex' }],
  }),
  component: SecurityPage,
})
