import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#storefront/layout/open-shop.queries.ts'
import { promiseHead } from '#storefront/promises/promise-head.ts'
import { PromisePage } from '#storefront/promises/promise-page.tsx'
import { delivery } from '#storefront/promises/texts/delivery.ts'

export const Route = createFileRoute('/delivery')({
  loader: ({ context }) => context.queryClient.ensureQueryData(openShopQueries.once()),
  head: ({ loaderData }) => promiseHead(delivery, '/delivery', loaderData?.origin),
  component: Delivery,
})

function Delivery() {
  return <PromisePage text={delivery} />
}
