import { createFileRoute } from '@tanstack/react-router'
import { respondWithRoute } from '#dashboard/routes/respond-with-route.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'

export const Route = createFileRoute('/dashboard_/routes/document.pdf')({
  server: { handlers: { GET: respondWithRoute, ANY: refuseMethod('GET') } },
})
