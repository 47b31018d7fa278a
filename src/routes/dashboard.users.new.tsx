import { createFileRoute } from '@tanstack/react-router'
import { requirePermission } from '#auth/guards.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { NewUserPage } from '#dashboard/users/new-user-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/users/new')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'users.write'),
  loader: () => ({ head: { meta: [{ title: dashboardTitle('newUser') }] } }),
  head: loadedHead,
  component: NewUserPage,
})
