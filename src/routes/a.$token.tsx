import { createFileRoute, notFound } from '@tanstack/react-router'
import { addressRequestQueries } from '#api/recipient-address.queries.ts'
import { recipientPageQueries } from '#api/recipient-page.queries.ts'
import { addressText } from '#storefront/address/address.messages.ts'
import { AddressRequestPage } from '#storefront/address/address-request-page.tsx'
import { secretHead } from '#storefront/layout/page-head.ts'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/a/$token')({
  loader: async ({ context, params }) => {
    const request = await context.queryClient.fetchQuery(addressRequestQueries.of(params.token))
    if (!request) throw notFound()
    await context.queryClient.fetchQuery(recipientPageQueries.of(params.token))
    return { head: secretHead(addressText('pageTitle')) }
  },
  head: loadedHead,
  component: () => <AddressRequestPage token={Route.useParams().token} />,
})
