import { createFileRoute, notFound } from '@tanstack/react-router'
import { recipientPageQueries } from '#api/recipient-page.queries.ts'
import { secretHead } from '#storefront/layout/page-head.ts'
import { recipientText } from '#storefront/recipient/recipient.messages.ts'
import { RecipientPage } from '#storefront/recipient/recipient-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/r/$token')({
  loader: async ({ context, params }) => {
    const page = await context.queryClient.fetchQuery(recipientPageQueries.of(params.token))
    if (!page) throw notFound()
    return { head: secretHead(recipientText('pageTitle')) }
  },
  head: loadedHead,
  component: () => <RecipientPage token={Route.useParams().token} />,
})
