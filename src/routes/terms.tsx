import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#storefront/layout/open-shop.queries.ts'
import { promiseHead } from '#storefront/promises/promise-head.ts'
import { PromisePage } from '#storefront/promises/promise-page.tsx'
import { terms } from '#storefront/promises/texts/terms.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => context.queryClient.ensureQueryData(openShopQueries.once()),
  head: ({ loaderData }) => promiseHead(terms, '/terms', loaderData?.origin),
  component: Terms,
})

function Terms() {
  return <PromisePage text={terms} />
}
