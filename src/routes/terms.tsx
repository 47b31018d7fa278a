import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#api/shop.queries.ts'
import { promiseHead } from '#storefront/policies/policy-head.ts'
import { PromisePage } from '#storefront/policies/policy-page.tsx'

export const Route = createFileRoute('/terms')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { terms } = await import('#storefront/policies/texts/terms.ts')
    return { text: terms, origin }
  },
  head: ({ loaderData }) => promiseHead(loaderData, '/terms'),
  component: Terms,
})

function Terms() {
  return <PromisePage text={Route.useLoaderData().text} />
}
