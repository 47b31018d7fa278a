import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#storefront/layout/open-shop.queries.ts'
import { promiseHead } from '#storefront/promises/promise-head.ts'
import { PromisePage } from '#storefront/promises/promise-page.tsx'

export const Route = createFileRoute('/delivery')({
  loader: async ({ context }) => {
    const { origin } = await context.queryClient.ensureQueryData(openShopQueries.once())
    const { delivery } = await import('#storefront/promises/texts/delivery.ts')
    return { text: delivery, origin }
  },
  head: ({ loaderData }) => promiseHead(loaderData, '/delivery'),
  component: Delivery,
})

function Delivery() {
  return <PromisePage text={Route.useLoaderData().text} />
}
