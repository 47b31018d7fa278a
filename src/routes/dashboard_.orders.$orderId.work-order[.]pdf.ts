import { createFileRoute } from '@tanstack/react-router'
import { printWorkOrder } from '#commerce/orders/staff/print-order.server.ts'
import { printRefused } from '#commerce/orders/staff/print-text.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import {
  privateHeaders as headers,
  pdfResponse,
  rejectUnauthorized,
} from '#platform/request/staff-visit.server.ts'
import { printDocument, shop } from '#platform/services.server.ts'

/** The work order of an order as PDF, for staff. */
export const Route = createFileRoute('/dashboard_/orders/$orderId/work-order.pdf')({
  server: {
    handlers: {
      ANY: refuseMethod('GET'),
      GET: async ({ params: { orderId } }) => {
        const rejection = await rejectUnauthorized('orders.read', `/dashboard/orders/${orderId}`)
        if (rejection) return rejection
        const printed = await printWorkOrder(shop, printDocument, orderId)
        if (printed.ok) return pdfResponse(printed.file, `work-order-${printed.number}`)
        const { status, message } = printRefused[printed.refusal]
        return new Response(message, { status, headers })
      },
    },
  },
})
