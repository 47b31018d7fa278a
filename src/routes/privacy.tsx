import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#storefront/layout/open-shop.queries.ts'
import { promiseHead } from '#storefront/promises/promise-head.ts'
import { PromisePage } from '#storefront/promises/promise-page.tsx'
import { privacy } from '#storefront/promises/texts/privacy.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => context.queryClient.ensureQueryData(openShopQueries.once()),
  head: ({ loaderData }) => promiseHead(privacy, '/privacy', loaderData?.origin),
  component: Privacy,
})

function Privacy() {
  return <PromisePage text={privacy} />
}
