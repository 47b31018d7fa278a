import { createFileRoute } from '@tanstack/react-router'
import { getDeliveryAreas } from '#api/delivery.ts'
import { openShopQueries } from '#api/shop.queries.ts'
import { DeliveryAreas } from '#storefront/policies/delivery-areas.tsx'
import { policyHead } from '#storefront/policies/policy-head.ts'
import { PolicyPage } from '#storefront/policies/policy-page.tsx'

export const Route = createFileRoute('/delivery')({
  loader: async ({ context }) => {
    const [{ origin }, { delivery }, areas] = await Promise.all([
      context.queryClient.ensureQueryData(openShopQueries.once()),
      import('#storefront/policies/texts/delivery.ts'),
      getDeliveryAreas(),
    ])
    return { text: delivery, origin, areas }
  },
  head: ({ loaderData }) => policyHead(loaderData, '/delivery'),
  component: Delivery,
})

function Delivery() {
  const { text, areas } = Route.useLoaderData()
  return (
    <PolicyPage text={text}>
      <DeliveryAreas {...areas} />
    </PolicyPage>
  )
}
