import { createFileRoute } from '@tanstack/react-router'
import { routePdf } from '#api/staff-documents.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/dashboard_/routes/document.pdf')({
  server: { handlers: { GET: routePdf, ANY: refuseMethod('GET') } },
})
