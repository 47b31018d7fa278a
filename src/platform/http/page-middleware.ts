import { createMiddleware } from '@tanstack/react-start'
import { actFrom, networkOf } from '#commerce/audit/origin.server.ts'
import { providerSources } from '#identity/providers/provider-sources.ts'
import { clientAddress } from '#platform/request/client-address.server.ts'
import { environment } from '../environment.server.ts'
import { policy } from './security-headers.ts'

/**
 * Sets a nonce and a content security policy for every page, so that injected scripts do not run.
 */
export const contentSecurityPolicy = createMiddleware().server(async ({ next }) => {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const result = await next({ context: { nonce } })
  const { headers } = result.response
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', policy(nonce, providerSources(environment)))
  }
  return result
})

/** Audit entries contain the network of the request, not its full address. */
export const rememberOrigin = createMiddleware().server(({ next, request }) =>
  actFrom(networkOf(clientAddress(request) ?? ''), () => next()),
)
