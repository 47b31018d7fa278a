import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#api/shop.queries.ts'
import { policyHead } from '#storefront/policies/policy-head.ts'
import { PolicyPage } from '#storefront/policies/policy-page.tsx'

export const Route = createFileRoute('/privacy')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { privacy } = await import('#storefront/policies/texts/privacy.ts')
    return { text: privacy, origin }
  },
  head: ({ loaderData }) => policyHead(loaderData, '/privacy'),
  component: Privacy,
})

function Privacy() {
  return <PolicyPage text={Route.useLoaderData().text} />
}
