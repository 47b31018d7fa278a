import { createFileRoute } from '@tanstack/react-router'
import { openShopQueries } from '#storefront/layout/open-shop.queries.ts'
import { promiseHead } from '#storefront/promises/promise-head.ts'
import { PromisePage } from '#storefront/promises/promise-page.tsx'
import { substitution } from '#storefront/promises/texts/substitution.ts'

export const Route = createFileRoute('/substitution')({
  loader: ({ context }) => context.queryClient.ensureQueryData(openShopQueries.once()),
  head: ({ loaderData }) => promiseHead(substitution, '/substitution', loaderData?.origin),
  component: Substitution,
})

function Substitution() {
  return <PromisePage text={substitution} />
}
