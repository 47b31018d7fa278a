import { createMiddleware } from '@tanstack/react-start'

/**
 * Gives every page a nonce of its own and the policy that goes with it: a script that the shop did not write does not
 * run. Styles may stand in the page, because toasts bring theirs along.
 */
export const contentSecurityPolicy = createMiddleware().server(async ({ next }) => {
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const result = await next({ context: { nonce } })
  if (result.response.headers.get('content-type')?.startsWith('text/html')) {
    result.response.headers.set('Content-Security-Policy', policy(nonce))
  }
  return result
})

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
