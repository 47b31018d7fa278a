import { createFileRoute } from '@tanstack/react-router'
import { receiveReturn } from '#commerce/payments/receive-message.server.ts'
import { currentViewerOf } from '#platform/request/current-order-owner.server.ts'
import { shop } from '#platform/services.server.ts'

/** Return URL of the payment provider. Redirects to the order page without payment parameters. */
export const Route = createFileRoute('/api/payments/return')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const query = new URL(request.url).searchParams
        const path = await receiveReturn(shop, query, currentViewerOf)
        const headers = {
          Location: path,
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
        }
        return new Response(null, { status: 303, headers })
      },
    },
  },
})
