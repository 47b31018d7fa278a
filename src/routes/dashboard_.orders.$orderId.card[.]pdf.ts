import { createFileRoute } from '@tanstack/react-router'
import { printMessageCard } from '#commerce/orders/staff/print-order.server.ts'
import { printRefused } from '#commerce/orders/staff/print-text.ts'
import { environment } from '#platform/environment.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import {
  privateHeaders as headers,
  pdfResponse,
  rejectUnauthorized,
} from '#platform/request/staff-visit.server.ts'
import { printDocument, shop } from '#platform/services.server.ts'

/** The message card of an order as a two-sided PDF, for staff. */
export const Route = createFileRoute('/dashboard_/orders/$orderId/card.pdf')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: async ({ params: { orderId } }) => {
        const rejection = await rejectUnauthorized('orders.read', `/dashboard/orders/${orderId}`)
        if (rejection) return rejection
        const printed = await printMessageCard(shop, printDocument, {
          orderId,
          appUrl: environment.VITE_APP_URL,
        })
        if (printed.ok) return pdfResponse(printed.file, `card-${printed.number}`)
        const { status, message } = printRefused[printed.refusal]
        return new Response(message, { status, headers })
      },
    },
  },
})
