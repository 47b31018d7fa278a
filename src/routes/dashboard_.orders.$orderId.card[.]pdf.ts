import { createFileRoute } from '@tanstack/react-router'
import { messageCardPdf } from '#api/staff-documents.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/dashboard_/orders/$orderId/card.pdf')({
  server: { handlers: { GET: messageCardPdf, ANY: refuseMethod('GET') } },
})
