import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#api/shop.queries.ts'
import { policyHead } from '#storefront/policies/policy-head.ts'
import { PolicyPage } from '#storefront/policies/policy-page.tsx'

export const Route = createFileRoute('/substitution')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { substitution } = await import('#storefront/policies/texts/substitution.ts')
    return { text: substitution, origin }
  },
  head: ({ loaderData }) => policyHead(loaderData, '/substitution'),
  component: Substitution,
})

function Substitution() {
  return <PolicyPage text={Route.useLoaderData().text} />
}
