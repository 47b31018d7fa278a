import { createFileRoute } from '@tanstack/react-router'
import { receiveWebhook } from '#commerce/payments/receive-webhook.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { shop } from '#platform/services.server.ts'

/** Webhook of the payment provider. The HMAC signature is the only proof of its origin. */
export const Route = createFileRoute('/api/payments/webhook')({
  server: {
    handlers: { POST: ({ request }) => receiveWebhook(shop, request), ANY: refuseMethod('POST') },
  },
})
