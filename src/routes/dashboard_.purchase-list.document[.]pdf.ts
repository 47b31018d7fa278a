import { createFileRoute } from '@tanstack/react-router'
import { purchaseListPdf } from '#api/staff-documents.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/dashboard_/purchase-list/document.pdf')({
  server: { handlers: { GET: purchaseListPdf, ANY: refuseMethod('GET') } },
})
