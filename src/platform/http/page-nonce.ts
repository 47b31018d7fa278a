import { getGlobalStartContext } from '@tanstack/react-start'

/** The nonce under which the scripts of the page that is being rendered may run; a browser needs none of its own. */
export function pageNonce(): { nonce?: string } {
  const context: unknown = getGlobalStartContext()
  const named = typeof context === 'object' && context !== null && 'nonce' in context
  return named && typeof context.nonce === 'string' ? { nonce: context.nonce } : {}
}
