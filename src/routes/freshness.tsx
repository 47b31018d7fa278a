import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#api/shop.queries.ts'
import { promiseHead } from '#storefront/policies/policy-head.ts'
import { PromisePage } from '#storefront/policies/policy-page.tsx'

export const Route = createFileRoute('/freshness')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { freshness } = await import('#storefront/policies/texts/freshness.ts')
    return { text: freshness, origin }
  },
  head: ({ loaderData }) => promiseHead(loaderData, '/freshness'),
  component: Freshness,
})

function Freshness() {
  return <PromisePage text={Route.useLoaderData().text} />
}
