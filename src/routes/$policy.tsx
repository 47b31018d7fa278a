import { createFileRoute, notFound } from '@tanstack/react-router'
import { getContentPage } from '#api/content.ts'
import { getDeliveryAreas } from '#api/delivery.ts'
import { openShopQueries } from '#api/shop.ts'
import { contentPageNamed } from '#commerce/content/content-page.ts'
import { PolicyPage } from '#storefront/policies/policy-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/$policy')({
  loader: async ({ context, params: { policy } }) => {
    const name = contentPageNamed(policy)
    if (!name) throw notFound()
    const [page, { origin }, { policyHead }, areas] = await Promise.all([
      getContentPage({ data: { page: name } }),
      context.queryClient.ensureQueryData(openShopQueries.once()),
      import('#storefront/policies/policy-head.ts'),
      name === 'delivery' ? getDeliveryAreas() : null,
    ])
    return { page, areas, head: policyHead({ page, path: `/${name}`, origin }) }
  },
  head: loadedHead,
  component: Policy,
})

function Policy() {
  const { page, areas } = Route.useLoaderData()
  const { policy } = Route.useParams()
  return <PolicyPage page={page} areas={areas} showsPhones={policy === 'contact'} />
}
