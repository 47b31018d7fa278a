import { createFileRoute } from '@tanstack/react-router'
import { environment } from '#platform/environment.server.ts'
import { receivePolicyReports } from '#platform/http/receive-csp-reports.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { clientAddress } from '#platform/request/client-address.server.ts'
import { log, shop } from '#platform/services.server.ts'

export const Route = createFileRoute('/api/csp-reports')({
  server: {
    handlers: {
      ANY: refuseMethod('POST'),
      POST: ({ request }) =>
        receivePolicyReports(request, {
          log,
          origin: new URL(environment.VITE_APP_URL).origin,
          address: clientAddress(request) ?? 'unknown',
          now: shop.now(),
        }),
    },
  },
})
