import { createFileRoute } from '@tanstack/react-router'
import { respondWithMakeList } from '#dashboard/make-list/respond-with-make-list.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/dashboard_/make-list/document.pdf')({
  server: { handlers: { GET: respondWithMakeList, ANY: refuseMethod('GET') } },
})
