import { createFileRoute } from '@tanstack/react-router'
import { respondWithRoute } from '#dashboard/routes/respond-with-route.server.ts'

export const Route = createFileRoute('/dashboard_/routes/document.pdf')({
  server: { handlers: { GET: respondWithRoute } },
})
