import { createFileRoute, notFound } from '@tanstack/react-router'
import { getContentPage } from '#api/content.ts'
import { getDeliveryAreas } from '#api/delivery.ts'
import { openShopQueries } from '#api/shop.ts'
import { contentPageNamed } from '#commerce/content/content-page.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { pageHead, socialPicture } from '#storefront/layout/page-head.ts'
import { breadcrumbStructuredData } from '#storefront/layout/structured-data.ts'
import { PolicyPage } from '#storefront/policies/policy-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/$policy')({
  loader: async ({ context, params: { policy } }) => {
    const name = contentPageNamed(policy)
    if (!name) throw notFound()
    const [page, { origin }, areas] = await Promise.all([
      getContentPage({ data: { page: name } }),
      context.queryClient.ensureQueryData(openShopQueries.once()),
      name === 'delivery' ? getDeliveryAreas() : null,
    ])
    const path = `/${name}`
    const head = pageHead({
      title: `${page.title} | ${shopDetails.name}`,
      description: page.lead,
      path,
      origin,
      ...socialPicture,
    })
    const crumbs = breadcrumbStructuredData([{ name: page.title, path }], origin)
    return { page, areas, head: { ...head, scripts: [crumbs] } }
  },
  head: loadedHead,
  component: Policy,
})

function Policy() {
  const { page, areas } = Route.useLoaderData()
  const { policy } = Route.useParams()
  return <PolicyPage page={page} areas={areas} showsPhones={policy === 'contact'} />
}
