import { createMiddleware } from '@tanstack/react-start'
import { providerSources } from '#identity/providers/provider-sources.ts'
import { environment } from '../environment.server.ts'
import { policy } from './security-policy.ts'

/**
 * Sets a nonce and a content security policy for every page, so that injected scripts do not run. Inline styles are
 * allowed, because toasts need them.
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
