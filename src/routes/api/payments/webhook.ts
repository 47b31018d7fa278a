import { createFileRoute } from '@tanstack/react-router'
import { receiveWebhook } from '#commerce/payments/receive-webhook.server.ts'
import { shop } from '#platform/services.server.ts'

/** Where the payment provider's server posts its news. Its signature is the only proof of where it comes from. */
export const Route = createFileRoute('/api/payments/webhook')({
  server: { handlers: { POST: ({ request }) => receiveWebhook(shop, request) } },
})
