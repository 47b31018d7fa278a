import { createFileRoute } from '@tanstack/react-router'
import { staffSettingsQueries } from '#api/staff-settings.ts'
import { requirePermission } from '#auth/guards.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { SettingsPage } from '#dashboard/settings/settings-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/settings')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'settings.write'),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery(staffSettingsQueries.current())
    return { head: { meta: [{ title: dashboardTitle('settings') }] } }
  },
  head: loadedHead,
  component: SettingsPage,
})
