import { createMiddleware } from '@tanstack/react-start'
import { actFrom, networkOf } from '#commerce/audit/origin.server.ts'
import { clientAddress } from '#identity/rate-limits/client-address.server.ts'

/** Audit entries contain the network of the request, not its full address. */
export const rememberOrigin = createMiddleware().server(({ next, request }) =>
  actFrom(networkOf(clientAddress(request) ?? ''), () => next()),
)
