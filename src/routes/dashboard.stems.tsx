import { createFileRoute } from '@tanstack/react-router'
import { recipeQueries } from '#api/recipes.ts'
import { dashboardTitle } from '#dashboard/layout/page-titles.messages.ts'
import { StemsPage } from '#dashboard/recipes/stems-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/stems')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(recipeQueries.stems())
    return { head: { meta: [{ title: dashboardTitle('stems') }] } }
  },
  head: loadedHead,
  component: StemsPage,
})
