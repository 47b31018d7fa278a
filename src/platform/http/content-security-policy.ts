import { createMiddleware } from '@tanstack/react-start'
import { providerSources } from '#identity/providers/provider-sources.ts'
import { environment } from '../environment.server.ts'
import { policy } from './security-policy.ts'

/**
 * Gives every page a nonce of its own and the policy that goes with it: a script that the shop did not write does not
 * run. Styles may stand in the page, because toasts bring theirs along.
 */
export const contentSecurityPolicy = createMiddleware().server(async ({ next }) => {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const result = await next({ context: { nonce } })
  if (result.response.headers.get('content-type')?.startsWith('text/html')) {
    result.response.headers.set(
      'Content-Security-Policy',
      policy(nonce, providerSources(environment)),
    )
  }
  return result
})
