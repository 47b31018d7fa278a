import { getGlobalStartContext } from '@tanstack/react-start'

/** The nonce of the scripts of the page that is being rendered; none in the browser. */
export function pageNonce(): { nonce?: string } {
  const context: unknown = getGlobalStartContext()
  const named = typeof context === 'object' && context !== null && 'nonce' in context
  return named && typeof context.nonce === 'string' ? { nonce: context.nonce } : {}
}
