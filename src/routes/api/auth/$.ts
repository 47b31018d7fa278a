import { createFileRoute } from '@tanstack/react-router'
import { clientAddress } from '#platform/request/client-address.server.ts'
import { identity } from '#platform/services.server.ts'

export const Route = createFileRoute('/api/auth/$')({
  server: {
    handlers: {
      GET: ({ request }) => identity.handle(request, clientAddress(request)),
      POST: ({ request }) => identity.handle(request, clientAddress(request)),
    },
  },
})
