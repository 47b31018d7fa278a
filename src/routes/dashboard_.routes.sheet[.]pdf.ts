import { createFileRoute } from '@tanstack/react-router'
import { routePdf } from '#api/staff-documents.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

/** The path of the previous version, to which pages link until the next release (decision 24). */
export const Route = createFileRoute('/dashboard_/routes/sheet.pdf')({
  server: { handlers: { GET: routePdf, ANY: refuseMethod('GET') } },
})
