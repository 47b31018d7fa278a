import { createFileRoute } from '@tanstack/react-router'
import { ordersPdf } from '#api/staff-documents.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/dashboard_/orders/print.pdf')({
  server: { handlers: { GET: ordersPdf, ANY: refuseMethod('GET') } },
})
