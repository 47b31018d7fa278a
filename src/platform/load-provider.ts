import { createClientOnlyFn } from '@tanstack/react-start'
import type { IdentityProvider } from '#identity/providers/provider.ts'
import { AuthError } from '#identity/sign-in/auth-error.ts'

let loading: Promise<IdentityProvider> | undefined

/** Loads the provider's code, which only sign-in screens and signed-in users need. */
export const loadProvider: () => Promise<IdentityProvider> = createClientOnlyFn(async () => {
  try {
    loading ??= open()
    return await loading
  } catch (cause) {
    loading = undefined
    throw new AuthError('network', { cause })
  }
})

// A constant of the build, so that it contains one provider only.
async function open(): Promise<IdentityProvider> {
  if (import.meta.env.VITE_IDENTITY_PROVIDER === 'firebase') {
    const [{ createFirebaseDriver }, { environment }] = await Promise.all([
      import('#identity/providers/firebase/firebase-provider.client.ts'),
      import('./environment.client.ts'),
    ])
    return createFirebaseDriver(environment)
  }
  const [{ createEmbeddedDriver }, { createEmbeddedClient }] = await Promise.all([
    import('#identity/providers/embedded/embedded-provider.client.ts'),
    import('#identity/providers/embedded/embedded-client.client.ts'),
  ])
  return createEmbeddedDriver(createEmbeddedClient())
}
