import { createFileRoute, notFound } from '@tanstack/react-router'
import { staffOccasionQueries } from '#api/occasions.ts'
import { NotFoundInDashboard } from '#dashboard/layout/not-found-in-dashboard.tsx'
import { OccasionPage } from '#dashboard/occasions/occasion-page.tsx'
import { localizedName } from '#i18n/localized.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/dashboard/occasions/$occasionId')({
  loader: async ({ context: { queryClient }, params }) => {
    const found = await queryClient.fetchQuery(staffOccasionQueries.one(params.occasionId))
    if (!found) throw notFound()
    return { head: { meta: [{ title: localizedName(found.occasion) }] } }
  },
  head: loadedHead,
  component: Occasion,
  notFoundComponent: () => <NotFoundInDashboard thing="occasion" />,
})

function Occasion() {
  const { occasionId } = Route.useParams()
  return <OccasionPage key={occasionId} id={occasionId} />
}
