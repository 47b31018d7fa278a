import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#storefront/layout/open-shop.queries.ts'
import { promiseHead } from '#storefront/promises/promise-head.ts'
import { PromisePage } from '#storefront/promises/promise-page.tsx'
import { freshness } from '#storefront/promises/texts/freshness.ts'

export const Route = createFileRoute('/freshness')({
  loader: ({ context }) => context.queryClient.ensureQueryData(openShopQueries.once()),
  head: ({ loaderData }) => promiseHead(freshness, '/freshness', loaderData?.origin),
  component: Freshness,
})

function Freshness() {
  return <PromisePage text={freshness} />
}
