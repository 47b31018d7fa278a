import { createFileRoute, notFound } from '@tanstack/react-router'
import { getDeliveryAreas } from '#api/delivery.ts'
import { openShopQueries } from '#api/shop.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { pageHead, socialPicture } from '#storefront/layout/page-head.ts'
import { breadcrumbStructuredData } from '#storefront/layout/structured-data.ts'
import { PolicyPage } from '#storefront/policies/policy-page.tsx'
import { findPolicyText } from '#storefront/policies/policy-texts.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/$policy')({
  loader: async ({ context, params }) => {
    const text = await findPolicyText(params.policy)
    if (!text) throw notFound()
    const [{ origin }, areas] = await Promise.all([
      context.queryClient.ensureQueryData(openShopQueries.once()),
      params.policy === 'delivery' ? getDeliveryAreas() : null,
    ])
    const path = `/${params.policy}`
    const head = pageHead({
      title: `${text.title} | ${shopDetails.name}`,
      description: text.lead,
      path,
      origin,
      ...socialPicture,
    })
    const crumbs = breadcrumbStructuredData([{ name: text.title, path }], origin)
    return { text, areas, head: { ...head, scripts: [crumbs] } }
  },
  head: loadedHead,
  component: Policy,
})

function Policy() {
  const { text, areas } = Route.useLoaderData()
  return <PolicyPage text={text} areas={areas} />
}
