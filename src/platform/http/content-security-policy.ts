import { createMiddleware } from '@tanstack/react-start'
import { type ProviderSources, providerSources } from '#identity/provider-sources.ts'
import { environment } from '../environment.server.ts'

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

export function policy(nonce: string, identity: ProviderSources): string {
  const also = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${also(identity.scripts)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${also(identity.connections)}`,
    ...(identity.frames.length > 0 ? [`frame-src${also(identity.frames)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
