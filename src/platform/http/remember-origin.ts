import { createMiddleware } from '@tanstack/react-start'
import { networkOf } from '#commerce/audit/network.ts'
import { actFrom } from '#commerce/audit/origin.server.ts'
import { clientAddress } from '#identity/rate-limits/client-address.server.ts'

/** Whatever a request changes is written down with the network it came from, and with no more of its address. */
export const rememberOrigin = createMiddleware().server(({ next, request }) =>
  actFrom(networkOf(clientAddress(request) ?? ''), () => next()),
)
