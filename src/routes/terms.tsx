import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#api/shop.queries.ts'
import { policyHead } from '#storefront/policies/policy-head.ts'
import { PolicyPage } from '#storefront/policies/policy-page.tsx'

export const Route = createFileRoute('/terms')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { terms } = await import('#storefront/policies/texts/terms.ts')
    return { text: terms, origin }
  },
  head: ({ loaderData }) => policyHead(loaderData, '/terms'),
  component: Terms,
})

function Terms() {
  return <PolicyPage text={Route.useLoaderData().text} />
}
