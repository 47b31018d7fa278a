import { createFileRoute } from '@tanstack/react-router'
import { makeListPdf } from '#api/staff-documents.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/dashboard_/make-list/document.pdf')({
  server: { handlers: { GET: makeListPdf, ANY: refuseMethod('GET') } },
})
