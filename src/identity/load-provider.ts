import { createClientOnlyFn } from '@tanstack/react-start'
import { AuthError } from './auth-error.ts'
import type { IdentityProvider } from './provider.ts'

/** Fetches the identity provider's code, which only sign-in screens and signed-in people need. */
export const loadProvider: () => Promise<IdentityProvider> = createClientOnlyFn(async () => {
  try {
    const { embeddedProvider } = await import('./embedded-provider.client.ts')
    return embeddedProvider
  } catch (cause) {
    throw new AuthError('network', { cause })
  }
})
