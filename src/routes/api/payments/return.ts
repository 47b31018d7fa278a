import { createFileRoute } from '@tanstack/react-router'
import { receiveReturn } from '#commerce/payments/receive-return.server.ts'
import { currentSessionHolder } from '#identity/sessions/current-session.server.ts'
import { shop } from '#platform/services.server.ts'

/** Where the provider sends the shopper's browser: on to the order, with nothing of the payment in its address. */
export const Route = createFileRoute('/api/payments/return')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const holder = await currentSessionHolder()
        const query = new URL(request.url).searchParams
        const path = await receiveReturn(shop, query, holder?.uid ?? null)
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
