import { createFileRoute } from '@tanstack/react-router'
import { receiveReturn } from '#commerce/payments/receive-return.server.ts'
import { withLocale } from '#i18n/localized-path.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { currentPayerOf } from '#platform/request/current-order-owner.server.ts'
import { shop } from '#platform/services.server.ts'

/**
 * Return URL of the payment provider. Redirects to the order page, in the language of the checkout, without payment
 * parameters.
 */
export const Route = createFileRoute('/api/payments/return')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: async ({ request }) => {
        const query = new URL(request.url).searchParams
        const path = await receiveReturn(shop, query, currentPayerOf)
        const headers = {
          Location: withLocale(path),
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
        }
        return new Response(null, { status: 303, headers })
      },
    },
  },
})
