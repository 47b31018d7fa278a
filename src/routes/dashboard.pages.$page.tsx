import { createFileRoute, notFound } from '@tanstack/react-router'
import { staffContentQueries } from '#api/staff-content.ts'
import { requirePermission } from '#auth/guards.ts'
import { contentPageNamed } from '#commerce/content/content-page.ts'
import { ContentPageEditor } from '#dashboard/content-pages/content-page-editor.tsx'
import { contentPageName } from '#dashboard/content-pages/content-page-names.messages.ts'
import { NotFoundInDashboard } from '#dashboard/layout/not-found-in-dashboard.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/pages/$page')({
  beforeLoad: ({ context }) => requirePermission(context.user, 'content.write'),
  loader: async ({ context: { queryClient }, params }) => {
    const page = contentPageNamed(params.page)
    if (!page) throw notFound()
    await queryClient.fetchQuery(staffContentQueries.one(page))
    return { page, head: { meta: [{ title: contentPageName(page) }] } }
  },
  head: loadedHead,
  component: Content,
  notFoundComponent: () => <NotFoundInDashboard thing="contentPage" />,
})

function Content() {
  const { page } = Route.useLoaderData()
  return <ContentPageEditor key={page} page={page} />
}
