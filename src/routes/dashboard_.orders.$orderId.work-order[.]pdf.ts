import { createFileRoute } from '@tanstack/react-router'
import { workOrderPdf } from '#api/staff-documents.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/dashboard_/orders/$orderId/work-order.pdf')({
  server: { handlers: { GET: workOrderPdf, ANY: refuseMethod('GET') } },
})
