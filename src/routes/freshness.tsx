import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#api/shop.queries.ts'
import { policyHead } from '#storefront/policies/policy-head.ts'
import { PolicyPage } from '#storefront/policies/policy-page.tsx'

export const Route = createFileRoute('/freshness')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { freshness } = await import('#storefront/policies/texts/freshness.ts')
    return { text: freshness, origin }
  },
  head: ({ loaderData }) => policyHead(loaderData, '/freshness'),
  component: Freshness,
})

function Freshness() {
  return <PolicyPage text={Route.useLoaderData().text} />
}
