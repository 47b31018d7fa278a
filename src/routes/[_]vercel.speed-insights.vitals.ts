import { createFileRoute } from '@tanstack/react-router'
import { receiveVitals } from '#commerce/insights/receive-visit.server.ts'
import { clientNetworks } from '#identity/rate-limits/client-network.server.ts'
import { environment } from '#platform/environment.server.ts'
import { refuseMethod } from '#platform/http/refuse-method.server.ts'
import { clientAddress } from '#platform/request/client-address.server.ts'
import { shop } from '#platform/services.server.ts'

export const Route = createFileRoute('/_vercel/speed-insights/vitals')({
  server: {
    handlers: {
      ANY: refuseMethod('POST'),
      POST: ({ request }) =>
        receiveVitals(shop, request, {
          networks: clientNetworks(clientAddress(request) ?? 'unknown'),
          origin: new URL(environment.VITE_APP_URL).origin,
        }),
    },
  },
})
